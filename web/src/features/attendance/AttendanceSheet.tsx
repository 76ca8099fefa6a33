import { saveAttendance, type AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useCallback, useReducer, useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { countStates, isChanged, marksToSave } from './day/attendance-draft.ts'
import { AttendanceDay } from './day/AttendanceDay.tsx'
import { useAttendanceDay } from './day/use-attendance-day.ts'
import { formatCounts, formatDate, formatTitle } from './format-attendance.ts'
import { AttendancePast } from './past/AttendancePast.tsx'
import { sheetState, startWithToday, type Aim } from './sheet-state.ts'

export type AttendanceSheetProps = {
  classId: string
  className: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** Those whose name is meant by what was typed. */
  find: (students: readonly Student[], typed: string) => readonly Student[]
  /** Epoch ms, by the clock of this device. */
  now: number
  /** Saved, with what there is to say. */
  onSaved: (sentence: string) => void
  onClose: () => void
}

/** 考勤: who is there today, and who was on the days before. Today everybody is, until somebody is marked otherwise. */
export function AttendanceSheet(props: AttendanceSheetProps) {
  const { classId, className, students, find, now, onSaved, onClose } = props
  const [{ earlier, isListing, draft }, dispatch] = useReducer(sheetState, startWithToday)
  const [typed, setTyped] = useState('')
  /** Where the teacher wants to go, while being asked about what is not saved. */
  const [aim, setAim] = useState<Aim | null>(null)
  const { write, giveUp, ...saving } = useWrite(saveAttendance)
  const day = useAttendanceDay(classId, students, earlier, now)
  const counts = formatCounts(countStates(day.students, draft, day.assumed))

  const mark = useCallback(
    (studentId: string, state: AttendanceState) => dispatch({ type: 'marked', studentId, state }),
    [],
  )

  function leave(next: Aim): void {
    dispatch({ type: 'left', aim: next })
    giveUp()
    if (next.to === 'out') onClose()
  }

  /** Not before what is not saved was asked about. */
  function leaveFor(next: Aim): void {
    if (isChanged(day.students, draft, day.assumed)) setAim(next)
    else leave(next)
  }

  const openDay = (date: string) => leaveFor({ to: 'day', date: date >= day.today ? undefined : date })

  async function save(): Promise<void> {
    const marks = marksToSave(day.students, draft, day.assumed)
    if (marks.length > 0) {
      const saved = await write({ classId, marks, ...(day.named !== undefined && { date: day.named }) })
      if (!saved.isDone) return
      await saved.reread
    }
    onSaved(`${day.isToday ? '' : `${formatDate(day.date)}的`}考勤已保存：${counts}`)
    if (day.isToday) onClose()
    else dispatch({ type: 'draft-dropped' })
  }

  return (
    <Sheet
      isOpen
      onClose={() => leaveFor({ to: 'out' })}
      title={isListing ? '考勤记录' : formatTitle(day.date, day.isToday)}
      className="h-[92dvh] md:h-[720px]! md:w-[1240px]! board:[zoom:1.3] board:md:max-h-[calc((100dvh-32px)/1.3)]"
    >
      {isListing ? (
        <AttendancePast
          classId={classId}
          className={className}
          students={students}
          today={day.today}
          backTo={day.isToday ? '今天' : formatDate(day.date)}
          onOpen={openDay}
          onBack={() => dispatch({ type: 'list-left' })}
        />
      ) : (
        <AttendanceDay
          className={className}
          day={day}
          draft={draft}
          counts={counts}
          found={find(day.students, typed)}
          typed={typed}
          onType={setTyped}
          onMark={mark}
          onAllPresent={() =>
            dispatch({ type: 'all-marked', studentIds: students.map(({ id }) => id), state: 'present' })
          }
          saving={saving}
          onSave={() => void save()}
          onOpen={openDay}
          onList={() => leaveFor({ to: 'list' })}
        />
      )}
      <UnsavedDialog
        isOpen={aim !== null}
        onLeave={() => {
          setAim(null)
          if (aim) leave(aim)
        }}
        onStay={() => setAim(null)}
      />
    </Sheet>
  )
}

function UnsavedDialog(props: { isOpen: boolean; onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title="考勤还没保存"
      description="现在离开，刚才点的考勤就没有了；以前保存的不变。"
      confirmLabel="不保存"
      cancelLabel="继续记"
      onConfirm={props.onLeave}
      onCancel={props.onStay}
    />
  )
}
