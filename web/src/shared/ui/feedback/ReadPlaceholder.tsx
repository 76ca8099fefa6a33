import type { ReactNode } from 'react'
import { formatFailure } from '../../api/failure/format-failure.ts'
import { useHoldPrint } from '../layout/print-when-ready.ts'
import { ErrorBox } from './ErrorBox.tsx'
import { SlowNote } from './SlowNote.tsx'

export type ReadPlaceholderProps = {
  read: { data: unknown; error: unknown; refetch: () => Promise<unknown> }
  /** Stands there until the answer comes: the size of what will be shown, so that nothing jumps. */
  waiting?: ReactNode
  errorClassName?: string
}

/**
 * What stands until something was read: what waits in its place, and after a failure the reason with a way to try again.
 * For what is then shown in several parts of a screen; `ReadView` shows it in the same place.
 */
export function ReadPlaceholder({ read, waiting = null, errorClassName }: ReadPlaceholderProps) {
  const { data, error, refetch } = read
  if (data !== undefined) return null
  if (!error) return <Waiting>{waiting}</Waiting>
  return (
    <ErrorBox
      reason={formatFailure(error)}
      onRetry={() => void refetch()}
      {...(errorClassName !== undefined && { className: errorClassName })}
    />
  )
}

/** What waits is not printed; the note is over the foot of the screen, so that what waits keeps its place. */
function Waiting({ children }: { children: ReactNode }) {
  useHoldPrint(true)
  return (
    <>
      {children}
      <SlowNote className="fixed inset-x-0 bottom-20 z-20 mx-auto w-fit bg-white text-s shadow-float" />
    </>
  )
}
