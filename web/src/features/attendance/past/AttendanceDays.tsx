import { attendanceDays, type AttendanceDay } from '@pinge/contract/attendance/attendance-past.ts'
import { ChevronRight } from 'lucide-react'
import { useReadPages } from '../../../shared/api/use-read.ts'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { LoadMore } from '../../../shared/ui/buttons/LoadMore.tsx'
import { formatCounts, formatWeekdayDate } from '../format-attendance.ts'

export type AttendanceDaysProps = { classId: string; onOpen: (date: string) => void }

const DAYS_A_PAGE = 30

/** The days on which attendance was taken, each with how many were there; a tap opens the day. */
export function AttendanceDays({ classId, onOpen }: AttendanceDaysProps) {
  const read = useReadPages(attendanceDays, { classId }, { limit: DAYS_A_PAGE })
  return (
    <ReadView read={read} waiting={<DaysSkeleton />}>
      {({ pages }) => {
        const days = pages.flatMap(({ items }) => items)
        if (days.length === 0)
          return (
            <EmptyState picture="calendar" title="还没有记过考勤" text="记好以后，每一天都能在这里找到。" />
          )
        return (
          <>
            <ol aria-label="考勤记录" className="grid gap-2">
              {days.map((day) => (
                <li key={day.date}>
                  <DayButton day={day} onOpen={() => onOpen(day.date)} />
                </li>
              ))}
            </ol>
            <LoadMore pages={read} className="py-2" />
          </>
        )
      }}
    </ReadView>
  )
}

function DayButton({ day, onOpen }: { day: AttendanceDay; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-6 gap-y-0.5 rounded-card bg-white py-2 pr-3 pl-5 text-left hover:bg-brand-tint"
    >
      <b className="w-44 max-w-full">
        {formatWeekdayDate(day.date)}
        <span className="num ml-2 text-s font-normal text-ink-2">{day.date.slice(0, 4)}</span>
      </b>
      <span className="max-sm:basis-full sm:flex-1">{formatCounts(day)}</span>
      <ChevronRight aria-hidden className="size-5 text-ink-2 max-sm:hidden" />
    </button>
  )
}

function DaysSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </SkeletonGroup>
  )
}
