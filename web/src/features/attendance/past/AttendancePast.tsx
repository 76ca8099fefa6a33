import { useState } from 'react'
import { Button } from '../../../shared/ui/form/Button.tsx'
import { onDemand } from '../../../shared/on-demand.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { AttendanceDays } from './AttendanceDays.tsx'
import type { AttendanceMonthProps } from './AttendanceMonth.tsx'
import { MonthSwitcher } from './MonthSwitcher.tsx'

const AttendanceMonth = onDemand(async () => (await import('./AttendanceMonth.tsx')).AttendanceMonth, {
  onLost: ({ onLost }) => onLost(),
})

export type AttendancePastProps = Pick<AttendanceMonthProps, 'classId' | 'className' | 'students'> & {
  /** The day at school. */
  today: string
  /** The day to which the way back leads. */
  backTo: string
  onOpen: (date: string) => void
  onBack: () => void
}

const views = [
  { value: 'days', label: '按天' },
  { value: 'month', label: '按月' },
] as const

/** What was marked before: day after day, or a month as a table. */
export function AttendancePast(props: AttendancePastProps) {
  const { classId, className, students, today, backTo, onOpen, onBack } = props
  const thisMonth = today.slice(0, 'YYYY-MM'.length)
  const [view, setView] = useState<'days' | 'month'>('days')
  const [month, setMonth] = useState(thisMonth)
  const back = (
    <Button variant="mist" onClick={onBack}>
      回到{backTo}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 pb-3 sm:px-6">
        <Segmented
          label="怎么看"
          value={view}
          options={views}
          onChange={setView}
          className="max-sm:flex max-sm:w-full"
        />
        {view === 'month' && <MonthSwitcher month={month} last={thisMonth} onChange={setMonth} />}
      </div>
      {view === 'days' ? (
        <>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-2 sm:px-6">
            <AttendanceDays classId={classId} onOpen={onOpen} />
          </div>
          <div className="flex px-4 pt-3 pb-5 sm:px-6">{back}</div>
        </>
      ) : (
        <AttendanceMonth
          classId={classId}
          className={className}
          students={students}
          month={month}
          back={back}
          onLost={() => setView('days')}
        />
      )}
    </>
  )
}
