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
  const isWaiting = data === undefined && !error
  useHoldPrint(isWaiting)
  if (data !== undefined) return null
  if (isWaiting)
    return (
      <>
        {waiting}
        {/* Over the foot of the screen, so that what waits keeps its place. */}
        <SlowNote className="fixed inset-x-0 bottom-20 z-20 mx-auto w-fit rounded-full bg-white px-4 py-2 text-s shadow-float" />
      </>
    )
  return (
    <ErrorBox
      reason={formatFailure(error)}
      onRetry={() => void refetch()}
      {...(errorClassName !== undefined && { className: errorClassName })}
    />
  )
}
