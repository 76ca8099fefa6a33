import { attendanceMonth } from '@pinge/contract/attendance/attendance-past.ts'
import type { Student } from '@pinge/contract/students.ts'
import { addMonths, localMonth } from '@pinge/contract/values/school-days/school-month.ts'
import { useMemo, type ReactNode } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { exportTable } from '../../../shared/table/export-table.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ReadPlaceholder } from '../../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ExportButton } from '../../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { Paper } from '../../../shared/ui/layout/Paper.tsx'
import { formatMonth } from '../format-attendance.ts'
import {
  monthFileColumns,
  monthFileLines,
  monthTable,
  type AttendanceMonthData,
  type MonthMark,
  type MonthTable,
} from './attendance-month.ts'
import { AttendanceMonthTable, type MonthCell } from './AttendanceMonthTable.tsx'
import { CellMenu } from './CellMenu.tsx'
import { MarkLegend } from './MarkSymbol.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { StepSwitcher, type Step } from './StepSwitcher.tsx'
import { useCorrecting } from './use-correcting.ts'

export type AttendanceMonthProps = {
  classId: string
  className: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** YYYY-MM; this one where none is named. */
  month: string | undefined
  /** Epoch ms, by the clock of this device. */
  now: number
  isReadOnly: boolean
  stepped: Step | undefined
  onMonth: (month: string, by: Step) => void
}

/** 月表: who was there on which day, with the sums of both; corrected in place, on paper and as a file too. */
export function AttendanceMonth(props: AttendanceMonthProps) {
  const { month: asked, now, stepped, onMonth, ...ofClass } = props
  const read = useRead(attendanceMonth, {
    classId: ofClass.classId,
    ...(asked !== undefined && { month: asked }),
  })
  const thisMonth = read.data?.today.slice(0, 'YYYY-MM'.length) ?? localMonth(now)
  const month = asked ?? thisMonth
  const switcher = (
    <StepSwitcher
      unit="月"
      text={formatMonth(month)}
      isLast={month >= thisMonth}
      stepped={stepped}
      onStep={(by) => onMonth(addMonths(month, by), by)}
    />
  )
  if (read.data) return <MarkedMonth {...ofClass} key={month} data={read.data} switcher={switcher} />
  return (
    <>
      <div className="flex">{switcher}</div>
      <ReadPlaceholder read={read} waiting={<MonthSkeleton />} />
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

type MarkedMonthProps = Pick<AttendanceMonthProps, 'classId' | 'className' | 'students' | 'isReadOnly'> & {
  data: AttendanceMonthData
  switcher: ReactNode
}

function MarkedMonth({ data, classId, className, students, isReadOnly, switcher }: MarkedMonthProps) {
  // Some two thousand cells: drawn again only when what they show has changed.
  const table = useMemo(() => monthTable(data, students), [data, students])
  const title = `${className} ${formatMonth(data.month)}考勤`
  const file = {
    fileName: `${className}考勤${data.month}`,
    sheetName: formatMonth(data.month),
    columns: monthFileColumns(table),
    sumRows: table.kinds.length,
  }
  const { open, openCell, openNote, close, choose, saveNote, saving } = useCorrecting(classId)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {switcher}
        <MarkLegend kinds={table.kinds} />
        <Hint isReadOnly={isReadOnly} isEmpty={data.students.length === 0} problem={saving.problem} />
        <div className="ml-auto flex gap-2 max-sm:hidden">
          <ExportButton onExport={() => exportTable(file, monthFileLines(table))} />
          <PrintButton />
        </div>
      </div>
      <div
        ref={showToday}
        role="region"
        aria-label="月表"
        // Scrolled by the arrow keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="month-region"
      >
        <AttendanceMonthTable label={title} table={table} {...(!isReadOnly && { onCorrect: openCell })} />
      </div>
      {open?.as === 'menu' && (
        <CellMenu
          cell={open.cell}
          onChoose={(state) => void choose(open.cell, state)}
          onNote={() => openNote(open.cell)}
          onClose={close}
        />
      )}
      {open?.as === 'note' && (
        <NoteDialog
          cell={open.cell}
          stored={storedIn(table, open.cell)}
          saving={saving}
          onSave={(mark) => void saveNote(open.cell, storedIn(table, open.cell), mark)}
          onClose={close}
        />
      )}
      <Paper classId={classId} className={className} title={`${formatMonth(data.month)}考勤`} isWide>
        {() => (
          <>
            <MarkLegend kinds={table.kinds} />
            <AttendanceMonthTable label={title} table={table} isOnPaper />
          </>
        )}
      </Paper>
    </>
  )
}

/** What stands in a cell by now, whatever it was when the cell was opened. */
function storedIn({ lines }: MonthTable, { line, day }: MonthCell): MonthMark | undefined {
  return lines.find(({ id }) => id === line.id)?.marks.get(day.day)
}

/** What can be done here, or why the last correction is not saved. The head says when the class is archived. */
function Hint({ isReadOnly, isEmpty, problem }: { isReadOnly: boolean; isEmpty: boolean; problem: string }) {
  if (problem) return <Problem text={problem} />
  const empty = isEmpty ? '这个月没有记过考勤。' : ''
  return (
    <p className="text-base text-ink-2 empty:hidden">
      {isReadOnly ? empty : `${empty}点一格就能改，改了立即保存。`}
    </p>
  )
}

/** On a phone the first days would hide it. */
function showToday(region: HTMLElement | null): void {
  const today = region?.querySelector<HTMLElement>('[data-is-today]')
  if (region && today) region.scrollLeft = today.offsetLeft - region.clientWidth / 2
}
