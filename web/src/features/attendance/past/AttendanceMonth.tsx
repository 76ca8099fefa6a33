import { attendanceMonth, AttendanceState } from '@pinge/contract/attendance.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { exportTable } from '../../../shared/table/export-table.ts'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { ExportButton } from '../../../shared/ui/form/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/form/PrintButton.tsx'
import { Paper } from '../../../shared/ui/layout/Paper.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import {
  formatMonth,
  monthFileColumns,
  monthFileLines,
  monthTable,
  type AttendanceMonthData,
} from './attendance-month.ts'
import { AttendanceMonthTable } from './AttendanceMonthTable.tsx'
import { MarkLegend, MarkShapes } from './MarkSymbol.tsx'

export type AttendanceMonthProps = {
  classId: string
  className: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** YYYY-MM. */
  month: string
  /** The way back, below. */
  back: ReactNode
  /** Its part of the program did not come. */
  onLost: () => void
}

/** A month at a glance: who was there on which day, with the sums of both; on paper and as a file too. */
export function AttendanceMonth({ classId, className, students, month, back }: AttendanceMonthProps) {
  const read = useRead(attendanceMonth, { classId, month })
  if (read.data && read.data.students.length > 0)
    return (
      <MarkedMonth data={read.data} classId={classId} className={className} students={students} back={back} />
    )
  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 sm:px-6">
        <ReadView read={read} waiting={<MonthSkeleton />}>
          {() => (
            <EmptyState
              picture="calendar"
              title={`${formatMonth(month)}没有记过考勤`}
              text="可以看看别的月份，或者回到某一天补记。"
            />
          )}
        </ReadView>
      </div>
      <div className="flex px-4 pt-3 pb-5 sm:px-6">{back}</div>
    </>
  )
}

function MonthSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2">
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="h-9" />
      ))}
    </SkeletonGroup>
  )
}

type MarkedMonthProps = Pick<AttendanceMonthProps, 'classId' | 'className' | 'students' | 'back'> & {
  data: AttendanceMonthData
}

function MarkedMonth({ data, classId, className, students, back }: MarkedMonthProps) {
  const table = monthTable(data, students)
  const byNumber = monthTable(data, students.toSorted(compareStudentNumbers))
  const title = `${className} ${formatMonth(data.month)}考勤`
  const file = {
    fileName: `${className}考勤${data.month}`,
    sheetName: formatMonth(data.month),
    columns: monthFileColumns(table),
    sumRows: AttendanceState.options.length,
  }
  return (
    <>
      <MarkShapes />
      <div
        ref={showToday}
        role="region"
        aria-label="按月"
        // Scrolled by the arrow keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="month-region"
      >
        <AttendanceMonthTable label={title} table={table} />
      </div>
      <div className="month-actions">
        {back}
        <span className="month-legend">
          <MarkLegend />
        </span>
        <ExportButton onExport={() => exportTable(file, monthFileLines(byNumber))} />
        <PrintButton />
      </div>
      <Paper classId={classId} className={className} title={`${formatMonth(data.month)}考勤`} isWide>
        {() => (
          <>
            <MarkLegend />
            <AttendanceMonthTable label={title} table={byNumber} isOnPaper />
          </>
        )}
      </Paper>
    </>
  )
}

/** On a phone the first days would hide it. */
function showToday(region: HTMLElement | null): void {
  const today = region?.querySelector<HTMLElement>('[data-is-today]')
  if (region && today) region.scrollLeft = today.offsetLeft - region.clientWidth / 2
}
