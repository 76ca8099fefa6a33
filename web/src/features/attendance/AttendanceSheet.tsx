import { attendanceNames, AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { CheckCheck, Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.tsx'
import { Sheet } from '../../shared/ui/Sheet.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import { countStates, isChanged, marksToSave, shownState, type AttendanceDraft } from './attendance-draft.ts'
import { AttendanceRow } from './AttendanceRow.tsx'
import { useSaveAttendance } from './use-save-attendance.ts'

export type AttendanceSheetProps = {
  classId: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** Those whose name is meant by what was typed. */
  find: (students: readonly Student[], typed: string) => readonly Student[]
  /** 11月23日 周一 */
  day: string
  /** Saved, with what there is to say. */
  onSaved: (sentence: string) => void
  onClose: () => void
}

/** 考勤: who is there today. Everybody is, until somebody is marked otherwise. */
export function AttendanceSheet(props: AttendanceSheetProps) {
  const { classId, students, find, day, onSaved, onClose } = props
  const [draft, setDraft] = useState<AttendanceDraft>(new Map())
  const [typed, setTyped] = useState('')
  const [isLeaving, setIsLeaving] = useState(false)
  const { save, isSending, isUnsettled, problem } = useSaveAttendance(classId)

  const mark = useCallback(
    (id: string, state: AttendanceState) => setDraft((before) => new Map(before).set(id, state)),
    [],
  )
  const counts = countStates(students, draft)
  const shown = find(students, typed)
  const isTaken = students.some(({ attendance }) => attendance !== undefined)

  async function confirm(): Promise<void> {
    const marks = marksToSave(students, draft)
    if (marks.length > 0 && !(await save(marks))) return
    onSaved(`考勤记好了：${sayCounts(counts)}`)
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={() => (isChanged(students, draft) ? setIsLeaving(true) : onClose())}
      title={`今天的考勤 · ${day}`}
      className="h-[92dvh] md:h-[720px]! md:w-[1240px]! board:[zoom:1.3] board:md:max-h-[calc((100dvh-32px)/1.3)]"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 sm:px-6">
        <TextField
          label="按姓名或拼音首字母找学生"
          isLabelHidden
          type="search"
          placeholder="姓名、首字母"
          value={typed}
          onChange={setTyped}
          icon={<Search aria-hidden className="size-4.5 shrink-0 text-ink-2" />}
          className="w-full sm:w-56"
        />
        <p className="text-base text-ink-2">
          {isTaken ? '已经记过，改了再保存就好。' : '先按全到算，只点没到的同学。'}
        </p>
      </div>
      <fieldset disabled={isUnsettled} className="min-h-0 flex-1 overflow-y-auto px-4 pb-2 sm:px-6">
        <legend className="sr-only">每名学生的考勤</legend>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((student) => (
            <AttendanceRow
              key={student.id}
              student={student}
              state={shownState(student, draft)}
              onMark={mark}
            />
          ))}
        </ul>
        {shown.length === 0 && (
          <p className="py-10 text-center text-m text-ink-2">没有找到“{typed}”，换个词试试</p>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
        <p role="status" className="mr-auto text-m text-ink-2">
          {sayCounts(counts)}
        </p>
        {problem && (
          <p role="alert" className="text-base text-danger">
            {problem}
          </p>
        )}
        <Button
          variant="mist"
          disabled={isUnsettled}
          onClick={() => setDraft(new Map(students.map(({ id }) => [id, 'present'])))}
        >
          <CheckCheck aria-hidden />
          全到
        </Button>
        <Button isBusy={isSending} onClick={() => void confirm()}>
          {isUnsettled ? '再试一次' : '保存考勤'}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        title="考勤还没保存"
        description="现在关掉，刚才点的考勤就没有了；以前保存的不变。"
        confirmLabel="不保存"
        cancelLabel="继续记"
        onConfirm={onClose}
        onCancel={() => setIsLeaving(false)}
      />
    </Sheet>
  )
}

/** 到 43 人 · 请假 1 人 */
function sayCounts(counts: Record<AttendanceState, number>): string {
  return AttendanceState.options
    .filter((state) => state === 'present' || counts[state] > 0)
    .map((state) => `${attendanceNames[state]} ${counts[state]} 人`)
    .join(' · ')
}
