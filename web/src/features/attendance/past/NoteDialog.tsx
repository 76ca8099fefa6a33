import type { AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { MAX_ATTENDANCE_NOTE_LENGTH } from '@pinge/contract/values/limits.ts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { UnsavedDialog } from '../../../shared/ui/overlay/UnsavedDialog.tsx'
import { kindsToChoose } from '../attendance-kinds.ts'
import { StateChoices } from '../day/StateChoices.tsx'
import { formatWeekdayDate, formatOvertaking } from '../format-attendance.ts'
import type { MonthMark } from './attendance-month.ts'
import type { MonthCell } from './AttendanceMonthTable.tsx'

export type NoteDialogProps = {
  cell: MonthCell
  /** What stands there by now. */
  stored: MonthMark | undefined
  saving: { isSending: boolean; problem: string }
  onSave: (mark: Typed) => void
  onClose: () => void
}

type Typed = { state: AttendanceState; note: string }

/** The note of a pupil's day, with its kind. The end of a session keeps what was typed. */
export function NoteDialog({ cell, stored, saving, onSave, onClose }: NoteDialogProps) {
  const { line, day, mark } = cell
  const form = `attendance-note/${line.id}/${day.date}`
  // Who gets a note is mostly ill.
  const [before] = useState({ state: mark?.state ?? 'sick', note: mark?.note ?? '' })
  const [{ state, note }, setTyped] = useState<Typed>(() => findInterrupted(form, before))
  const isDirty = state !== before.state || note !== before.note
  useKeepInterrupted(form, () => (isDirty ? ({ state, note } satisfies Typed) : undefined))
  const [isAsking, setIsAsking] = useState(false)
  // The one before it may still be on its way.
  const [isSent, setIsSent] = useState(false)
  // What is typed while it is saved would go with the dialog.
  const type = (typed: Typed) => (isSent && saving.isSending) || setTyped(typed)
  const leave = () => (isDirty && !saving.isSending ? setIsAsking(true) : onClose())
  return (
    <Dialog isOpen title={`${line.called} · ${formatWeekdayDate(day.date)}`} onClose={leave}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setIsSent(true)
          onSave({ state, note: note.trim() })
        }}
      >
        <fieldset className="mb-4 flex flex-wrap gap-1">
          <legend className="mb-1.5 text-s font-bold text-ink-2">考勤</legend>
          <StateChoices
            name={`${line.id}-${day.date}`}
            kinds={kindsToChoose(mark?.state)}
            state={state}
            onChoose={(chosen) => type({ state: chosen, note })}
          />
        </fieldset>
        <TextField
          label="备注"
          value={note}
          onChange={(typed) => type({ state, note: typed })}
          maxLength={MAX_ATTENDANCE_NOTE_LENGTH}
          hint="只有本班老师看得到。"
        />
        <Overtaking begun={mark} stored={stored} typed={{ state, note: note.trim() }} />
        <Problem text={saving.problem} className="mt-3 text-base" />
        <div className="mt-5 flex justify-end">
          <Button type="submit" isBusy={saving.isSending}>
            保存
          </Button>
        </div>
      </form>
      <UnsavedDialog
        isOpen={isAsking}
        title="备注还没有保存"
        description={`刚才给${line.called}写的会丢掉。已经保存的考勤不变。`}
        onLeave={onClose}
        onStay={() => setIsAsking(false)}
      />
    </Dialog>
  )
}

type OvertakingProps = { begun: MonthMark | undefined; stored: MonthMark | undefined; typed: Typed }

/** A colleague marked the same day meanwhile: told here, and written over only by who has it before their eyes. */
function Overtaking({ begun, stored, typed }: OvertakingProps) {
  // The teacher's own, whose answer was lost; a colleague's is the same.
  if (stored?.state === typed.state && (stored.note ?? '') === typed.note) return null
  if (begun?.state === stored?.state && begun?.note === stored?.note) return null
  return (
    <p role="status" className="mt-3 rounded-field bg-sun-tint px-4 py-3 text-m text-sun-ink">
      {stored ? formatOvertaking(stored) : '刚有老师清除了这一格'}。保存后会换成你写的。
    </p>
  )
}
