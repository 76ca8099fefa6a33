import type { ReactNode } from 'react'
import { formatFailure } from '../../api/failure/format-failure.ts'
import { ErrorBox } from './ErrorBox.tsx'

export type ReadViewProps<Data> = {
  read: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> }
  /** Stands there until the answer comes: the size of what will be shown, so that nothing jumps. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
  errorClassName?: string
}

/** What was read; until then what waits in its place, and after a failure the reason with a way to try again. */
export function ReadView<Data>({ read, waiting, children, errorClassName }: ReadViewProps<Data>) {
  const { data, error, refetch } = read
  if (data !== undefined) return children(data)
  if (!error) return waiting
  return (
    <ErrorBox
      reason={formatFailure(error)}
      onRetry={() => void refetch()}
      {...(errorClassName !== undefined && { className: errorClassName })}
    />
  )
}
