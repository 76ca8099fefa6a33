import type { RealisticBatch } from '@pinge/contract/realistic.ts'
import type { ReactNode } from 'react'
import { formatMonthAndDay } from '../format-record.ts'

export type RecordTimelineProps = {
  /** The newest first. */
  batches: readonly RealisticBatch[]
  /** YYYY-MM-DD. */
  today: string
  children: (batch: RealisticBatch) => ReactNode
}

/** Days on a line, each with what was done on it. */
export function RecordTimeline({ batches, today, children }: RecordTimelineProps) {
  const dates = [...new Set(batches.map(({ date }) => date))]
  if (dates.length === 0) return null
  return (
    <ol aria-label="写实记录" className="flex flex-col gap-5">
      {dates.map((date) => (
        <li key={date} className="realistic-day">
          <h2 className="flex items-center gap-2 md:flex-col md:gap-1 print:flex-row">
            <span
              className={`num realistic-day-number grid shrink-0 place-items-center rounded-full text-lg font-bold ${date === today ? 'bg-sun text-on-sun' : 'bg-white'}`}
            >
              {Number(date.slice(8))}
            </span>
            <span className="realistic-day-name relative rounded-full text-s text-ink-2">
              {formatMonthAndDay(date, today)}
            </span>
          </h2>
          <ul className="realistic-cards">
            {batches
              .filter((batch) => batch.date === date)
              .map((batch) => (
                <li key={batch.batchId} className="grid">
                  {children(batch)}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
