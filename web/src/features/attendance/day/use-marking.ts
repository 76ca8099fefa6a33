import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { useCallback, useReducer } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { formatOvertaking } from '../format-attendance.ts'
import {
  countStates,
  findOvertaking,
  isChanged,
  markAllPresent,
  markPupil,
  marksToSave,
  type AttendanceDraft,
  type MarkChange,
} from './attendance-draft.ts'
import type { AttendanceDay } from './use-attendance-day.ts'

const nothing: AttendanceDraft = new Map()

type MarkingEvent =
  | { type: 'pupil-marked'; id: string; change: MarkChange }
  | { type: 'all-marked-present' }
  | { type: 'saved' }

function mark(day: AttendanceDay, draft: AttendanceDraft, event: MarkingEvent): AttendanceDraft {
  switch (event.type) {
    case 'pupil-marked':
      return markPupil(day, draft, event.id, event.change)
    case 'all-marked-present':
      return markAllPresent(day, draft)
    case 'saved':
      return nothing
  }
}

/** What a teacher marks of one day, until it is saved; the end of a session keeps it under the sheet's name. */
export function useMarking(day: AttendanceDay, sheet: 'lesson' | 'day') {
  const form = `attendance/${sheet}/${day.classId}/${day.date}`
  // In here, where it knows the day over which the teacher marks.
  const [draft, tell] = useReducer(
    (before: AttendanceDraft, event: MarkingEvent) => mark(day, before, event),
    nothing,
    (none) => findInterrupted(form, none),
  )
  const { write, giveUp, ...saving } = useWrite(saveAttendance)
  useKeepInterrupted(form, () => (isChanged(day, draft) ? draft : undefined))

  const change = useCallback(
    (id: string, changed: MarkChange) => tell({ type: 'pupil-marked', id, change: changed }),
    [],
  )
  /** What colleagues saved of pupils whom this teacher marked otherwise, by pupil. */
  const overtaking = new Map(
    day.students.flatMap(({ id }) => {
      const saved = findOvertaking(day, draft, id)
      return saved ? [[id, formatOvertaking(saved)]] : []
    }),
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
    tell({ type: 'saved' })
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
    overtaking,
    markAllPresent: () => tell({ type: 'all-marked-present' }),
    save,
    giveUp,
  }
}

export type Marking = ReturnType<typeof useMarking>
