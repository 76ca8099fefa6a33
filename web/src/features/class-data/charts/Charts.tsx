import { commentItems } from '@pinge/contract/comments.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import type { ShownReport } from '../shown-report.ts'
import { ItemChart } from './ItemChart.tsx'
import { QualityDonut } from './QualityDonut.tsx'
import { daysDrawn } from './time-bars.ts'
import { TimeChart } from './TimeChart.tsx'

export type ChartsProps = Pick<
  ShownReport,
  'classId' | 'report' | 'days' | 'today' | 'subtitle' | 'view' | 'recordsOf'
> & {
  /** Nothing was given: one sentence above says so, instead of three. */
  isHidden: boolean
  /** Stands beside the items. */
  children: ReactNode
}

/** The charts of a report: five qualities, days or weeks, items. */
export function Charts(props: ChartsProps) {
  const { classId, report, days, today, subtitle, view, recordsOf, isHidden, children } = props
  const items = useRead(commentItems, { classId }, { enabled: !isHidden })
  if (isHidden) return children
  const icons = new Map(items.data?.map(({ id, icon }) => [id, icon]))
  const shown = { subtitle, recordsOf }
  return (
    <div className="class-data-grid">
      <QualityDonut byType={report.byType} {...shown} />
      <TimeChart
        byDay={report.byDay}
        days={daysDrawn(view.range, days)}
        today={today}
        hasReminders={view.hasReminders}
        {...shown}
      />
      <ItemChart items={report.items} icons={icons} {...shown} />
      {children}
    </div>
  )
}
