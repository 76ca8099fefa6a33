import type { AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { exportTable } from '../../../shared/table/export-table.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ExportButton } from '../../../shared/ui/form/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/form/PrintButton.tsx'
import { formatHint } from '../format-attendance.ts'
import { marksToSave, shownState, type AttendanceDraft } from './attendance-draft.ts'
import { attendanceColumns, attendanceLines } from './attendance-table.ts'
import { AttendanceFooter, type AttendanceFooterProps } from './AttendanceFooter.tsx'
import { AttendanceMarks } from './AttendanceMarks.tsx'
import { AttendancePaper } from './AttendancePaper.tsx'
import { AttendanceToolbar, type AttendanceToolbarProps } from './AttendanceToolbar.tsx'
import type { AttendanceDay as Day } from './use-attendance-day.ts'

export type AttendanceDayProps = Pick<AttendanceToolbarProps, 'typed' | 'onType' | 'onOpen' | 'onList'> &
  Pick<AttendanceFooterProps, 'counts' | 'saving' | 'onAllPresent' | 'onSave'> & {
    className: string
    day: Day
    draft: AttendanceDraft
    /** The pupils of the day that are meant by what was typed. */
    found: readonly Student[]
    onMark: (studentId: string, state: AttendanceState) => void
  }

/** The marks of one day: written, saved, printed and exported. */
export function AttendanceDay(props: AttendanceDayProps) {
  const { className, day, draft, found, typed, onType, onMark, saving, onOpen, onList } = props
  const { date, isToday, saved } = day
  const isTaken = day.students.some(({ attendance }) => attendance !== undefined)
  const lines = attendanceLines(day.students, saved, date, (student) =>
    shownState(student, draft, day.assumed),
  )
  const file = { fileName: `${className}考勤${date}`, sheetName: date, columns: attendanceColumns }
  const marks = (
    <AttendanceMarks
      date={date}
      students={found}
      typed={typed}
      draft={draft}
      assumed={day.assumed}
      saved={isToday ? null : saved}
      isDisabled={saving.isUnsettled}
      onMark={onMark}
    />
  )
  return (
    <>
      <AttendanceToolbar
        typed={typed}
        onType={onType}
        date={date}
        today={day.today}
        onOpen={onOpen}
        onList={onList}
        hint={formatHint(isToday, isTaken)}
      >
        <ExportButton onExport={() => exportTable(file, lines)} />
        <PrintButton />
      </AttendanceToolbar>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-2 sm:px-6">
        {isToday ? (
          marks
        ) : (
          <ReadView read={day.read} waiting={<MarksSkeleton />}>
            {() => marks}
          </ReadView>
        )}
      </div>
      <AttendanceFooter
        counts={day.isKnown ? props.counts : ''}
        saving={saving}
        isKnown={day.isKnown}
        onAllPresent={props.onAllPresent}
        onSave={props.onSave}
      />
      <AttendancePaper
        classId={day.classId}
        className={className}
        date={date}
        isSaved={marksToSave(day.students, draft, day.assumed).length === 0}
        counts={props.counts}
        lines={lines}
      />
    </>
  )
}

function MarksSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 24 }, (_, place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </SkeletonGroup>
  )
}
