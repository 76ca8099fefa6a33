import type { Student } from '@pinge/contract/students.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { exportTable } from '../../shared/table/export-table.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { DateField } from '../../shared/ui/form/DateField.tsx'
import { ExportButton } from '../../shared/ui/buttons/ExportButton.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { PrintButton } from '../../shared/ui/buttons/PrintButton.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { attendanceColumns, attendanceLines } from './day/attendance-table.ts'
import { isSaved, marksToSave, shownNote, shownState, type AttendanceDraft } from './day/attendance-draft.ts'
import { AttendanceFooter } from './day/AttendanceFooter.tsx'
import { AttendancePaper } from './day/AttendancePaper.tsx'
import { AttendanceRow } from './day/AttendanceRow.tsx'
import { NameSearch, NoneFound } from './day/NameSearch.tsx'
import { useAttendanceDay, type AttendanceDay as Day } from './day/use-attendance-day.ts'
import { useMarking, type Marking } from './day/use-marking.ts'
import type { Step } from './past/StepSwitcher.tsx'
import { formatCounts, formatHint, formatMarking, formatSaved } from './format-attendance.ts'

export type AttendanceDayProps = {
  classId: string
  className: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** Those whose name is meant by what was typed. */
  find: (students: readonly Student[], typed: string) => readonly Student[]
  /** Today where none is named. */
  date: string | undefined
  /** Epoch ms, by the clock of this device. */
  now: number
  isReadOnly: boolean
  stepped: Step | undefined
  onOpen: (date: string, by?: Step) => void
  onSaved: (sentence: string) => void
}

/** 考勤 of one day: read, marked with reasons and notes, saved, printed and exported. */
export function AttendanceDay(props: AttendanceDayProps) {
  const { classId, className, students, find, now, isReadOnly, onSaved } = props
  const [typed, setTyped] = useState('')
  const { day: shown, read } = useAttendanceDay(classId, students, props.date, { now, isReadOnly })
  const marking = useMarking(shown, 'day')
  const { day } = marking
  const called = useMemo(() => callApart(students), [students])
  const counts = formatCounts(marking.counts)
  const lines = attendanceLines(day, marking.draft)
  const file = { fileName: `${className}考勤${day.date}`, sheetName: day.date, columns: attendanceColumns }

  async function save(): Promise<void> {
    if (await marking.save()) onSaved(formatSaved(day, counts))
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <NameSearch typed={typed} onType={setTyped} />
        <DaySwitcher day={day} stepped={props.stepped} onOpen={props.onOpen} />
        <p className="text-base text-ink-2 empty:hidden lg:px-2">
          {!isReadOnly && read.data && formatHint({ isToday: day.isToday, isTaken: day.saved.size > 0 })}
        </p>
        <div className="ml-auto flex gap-2 max-sm:hidden">
          <ExportButton disabled={!read.data} onExport={() => exportTable(file, lines)} />
          <PrintButton disabled={!read.data} />
        </div>
      </div>
      <ReadView read={read} waiting={<MarksSkeleton />}>
        {() => (
          <>
            <Marks
              day={day}
              marking={marking}
              found={find(called, typed)}
              typed={typed}
              isReadOnly={isReadOnly}
            />
            {isReadOnly ? (
              <p className="text-m text-ink-2">{counts}</p>
            ) : (
              <AttendanceFooter
                // The sections of the class lie at the bottom of a phone.
                className="above-timer sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 border-t max-md:bottom-[calc(56px+env(safe-area-inset-bottom))] border-hair bg-white px-4 py-3 md:-mx-8 md:px-8"
                students={called}
                counts={counts}
                marking={marking}
                onSave={() => void save()}
              />
            )}
          </>
        )}
      </ReadView>
      {read.data && (
        <AttendancePaper
          classId={classId}
          className={className}
          date={day.date}
          isSaved={isReadOnly || marksToSave(day, marking.draft).length === 0}
          counts={counts}
          lines={lines}
        />
      )}
      <LeaveGuard
        isDirty={marking.isDirty}
        guardsSearch
        unsaved="考勤还没保存"
        description="现在离开，刚才点的考勤就没有了；以前保存的不变。"
      />
    </>
  )
}

type DaySwitcherProps = { day: Day } & Pick<AttendanceDayProps, 'stepped' | 'onOpen'>

function DaySwitcher({ day, stepped, onOpen }: DaySwitcherProps) {
  const { date, today } = day
  return (
    <div role="group" aria-label="选择日期" className="flex items-center gap-1 max-sm:w-full">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <IconButton autoFocus={stepped === -1} label="前一天" onClick={() => onOpen(addDays(date, -1), -1)}>
        <ChevronLeft />
      </IconButton>
      <DateField
        label="日期"
        placeholder="如 2026-09-01"
        isLabelHidden
        max={today}
        value={date}
        onChange={(next) => next !== '' && next <= today && onOpen(next)}
        className="max-sm:flex-1 sm:w-52"
      />
      {/* Not disabled: it would lose the focus. */}
      <IconButton
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={stepped === 1}
        label="后一天"
        aria-disabled={date >= today}
        className="aria-disabled:opacity-40"
        onClick={() => date < today && onOpen(addDays(date, 1), 1)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  )
}

type MarksProps = {
  day: Day
  marking: Marking
  /** Those who are looked for. */
  found: readonly Student[]
  typed: string
  isReadOnly: boolean
}

/** Each pupil and the words for a day. */
function Marks({ day, marking, found, typed, isReadOnly }: MarksProps) {
  const { draft, isHeld, overtaking, change } = marking
  return (
    <fieldset disabled={isHeld}>
      <legend className="sr-only">每名学生的考勤</legend>
      <ul className="grid gap-2 xl:grid-cols-2">
        {found.map((student) => (
          <AttendanceRow
            key={student.id}
            student={student}
            state={shownState(day, draft, student.id)}
            note={shownNote(day, draft, student.id)}
            by={formatMarker(day, draft, student.id)}
            overtaking={overtaking.get(student.id)}
            isReadOnly={isReadOnly}
            onChange={change}
          />
        ))}
      </ul>
      {found.length === 0 && <NoneFound typed={typed} />}
    </fieldset>
  )
}

/** 王老师 08:05; a mark that is not saved is no other teacher's. */
function formatMarker(day: Day, draft: AttendanceDraft, id: string): string {
  const { teacherName = '', updatedAt } = day.saved.get(id) ?? {}
  if (updatedAt === undefined || !isSaved(day, draft, id)) return ''
  return `${teacherName} ${formatMarking(day.date, updatedAt)}`
}

function MarksSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2 xl:grid-cols-2">
      {Array.from({ length: 24 }, (_, place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </SkeletonGroup>
  )
}
