import './attendance-sheet.css'
import { LessonState } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { attendancePath } from './attendance-view.ts'
import { shownState } from './day/attendance-draft.ts'
import { AttendanceFooter } from './day/AttendanceFooter.tsx'
import { LessonRow } from './day/AttendanceRow.tsx'
import { NameSearch, NoneFound } from './day/NameSearch.tsx'
import { lessonDay } from './day/use-attendance-day.ts'
import { useMarking } from './day/use-marking.ts'
import { formatCounts, formatWeekdayDate, formatHint, formatSaved } from './format-attendance.ts'

export type AttendanceSheetProps = {
  classId: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** Those whose name is meant by what was typed. */
  find: (students: readonly Student[], typed: string) => readonly Student[]
  /** Epoch ms, by the server's clock where this device's is off. */
  now: number
  /** Saved, with what there is to say. */
  onSaved: (sentence: string) => void
  onClose: () => void
}

/** Where the teacher wants to go while something is not saved. */
type Aim = 'out' | 'month'

/**
 * 考勤 over a lesson: who is there today. Everybody is, until somebody is marked otherwise. A class may see it, so leave
 * has no reason here; days, months and reasons have a page of their own.
 */
export function AttendanceSheet({ classId, students, find, now, onSaved, onClose }: AttendanceSheetProps) {
  const [typed, setTyped] = useState('')
  const [aim, setAim] = useState<Aim | null>(null)
  const navigate = useNavigate()
  const marking = useMarking(lessonDay(classId, students, now), 'lesson')
  const { day, draft, overtaking, change, isDirty, isHeld } = marking
  const counts = formatCounts(marking.counts, LessonState.options)
  const called = useMemo(() => callApart(students), [students])
  const found = find(called, typed)
  const monthPath = attendancePath(classId, { view: 'month', month: monthOf(day.today) })

  function leave(next: Aim): void {
    onClose()
    if (next === 'month') void navigate(monthPath)
  }

  async function save(): Promise<void> {
    if (!(await marking.save())) return
    onSaved(formatSaved(day, counts))
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={() => (isDirty ? setAim('out') : leave('out'))}
      title={`${day.isToday ? '今天的' : ''}考勤 · ${formatWeekdayDate(day.date)}`}
      className="h-[92dvh] md:h-[45rem]! md:w-[77.5rem]!"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 sm:px-6">
        <NameSearch typed={typed} onType={setTyped} />
        <p className="text-base text-ink-2">{formatHint({ ...day, isTaken: day.saved.size > 0 })}</p>
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-2 sm:px-6">
        <fieldset disabled={isHeld}>
          <legend className="sr-only">每名学生的考勤</legend>
          <ul className="lesson-rows grid gap-2">
            {found.map((student) => (
              <LessonRow
                key={student.id}
                student={student}
                kinds={LessonState.options}
                state={shownState(day, draft, student.id)}
                overtaking={overtaking.get(student.id)}
                onChange={change}
              />
            ))}
          </ul>
          {found.length === 0 && <NoneFound typed={typed} />}
        </fieldset>
      </div>
      <AttendanceFooter
        className="px-4 pt-3 pb-5 sm:px-6"
        students={called}
        counts={counts}
        marking={marking}
        onSave={() => void save()}
      >
        <ButtonLink
          variant="quiet"
          to={monthPath}
          onClick={(event) => {
            if (!isDirty) return
            event.preventDefault()
            setAim('month')
          }}
        >
          查看月表
        </ButtonLink>
      </AttendanceFooter>
      <ConfirmDialog
        isOpen={aim !== null}
        title="考勤还没保存"
        description="现在离开，刚才点的考勤就没有了；以前保存的不变。"
        confirmLabel="不保存"
        cancelLabel="继续记"
        onConfirm={() => aim && leave(aim)}
        onCancel={() => setAim(null)}
      />
    </Sheet>
  )
}
