import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type RosterFooterProps = {
  /** What pressing the button will do. */
  summary: string
  /** What stands in the way, or what went wrong. */
  problem: string
  children: ReactNode
}

export function RosterFooter({ summary, problem, children }: RosterFooterProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className="min-w-0 flex-1 basis-60">
        {problem ? (
          <p role="alert" className="flex items-start gap-2 text-base text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {problem}
          </p>
        ) : (
          <p className="text-base text-ink-2">{summary}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:w-full max-sm:[&>*]:flex-1">{children}</div>
    </div>
  )
}
