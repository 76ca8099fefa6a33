import { saveAttendance, type AttendanceState } from '@pinge/contract/attendance.ts'
import { useCallback, useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { countStates, isChanged, marksToSave, type AttendanceDraft } from './attendance-draft.ts'
import type { AttendanceDay } from './use-attendance-day.ts'

const nothing: AttendanceDraft = new Map()

/** What a teacher marks of one day, until it is saved; the end of a session keeps it under the sheet's name. */
export function useMarking(day: AttendanceDay, sheet: 'lesson' | 'day') {
  const form = `attendance/${sheet}/${day.classId}/${day.date}`
  const [draft, setDraft] = useState(() => findInterrupted(form, nothing))
  const { write, giveUp, ...saving } = useWrite(saveAttendance)
  useKeepInterrupted(form, () => (isChanged(day, draft) ? draft : undefined))

  const change = useCallback(
    (studentId: string, changed: { state: AttendanceState } | { note: string }) =>
      setDraft((before) => new Map(before).set(studentId, { ...before.get(studentId), ...changed })),
    [],
  )

  /** Whether it is saved now. */
  async function save(): Promise<boolean> {
    const marks = marksToSave(day, draft)
    if (marks.length > 0) {
      const { classId, named } = day
      const saved = await write({ classId, marks, ...(named !== undefined && { date: named }) })
      if (!saved.isDone) return false
      await saved.reread
    }
    setDraft(nothing)
    return true
  }

  return {
    draft,
    counts: countStates(day, draft),
    isDirty: isChanged(day, draft),
    // What is saved is in sight before anything else is marked: a mark made meanwhile would be lost with the draft.
    isHeld: saving.isUnsettled || saving.isBusy,
    saving,
    change,
    markAllPresent: () => setDraft(new Map(day.students.map(({ id }) => [id, { state: 'present' }]))),
    save,
    giveUp,
  }
}

export type Marking = ReturnType<typeof useMarking>
