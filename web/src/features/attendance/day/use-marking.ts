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

/** What is marked, and the day over which it is: midnight may pass before it is saved. */
type Marked = { draft: AttendanceDraft; over?: AttendanceDay }

const nothing: Marked = { draft: new Map() }

type MarkingEvent =
  | { type: 'pupil-marked'; id: string; change: MarkChange }
  | { type: 'all-marked-present' }
  | { type: 'saved' }

function mark(shown: AttendanceDay, before: Marked, event: MarkingEvent): Marked {
  const day = markedDay(shown, before)
  switch (event.type) {
    case 'pupil-marked':
      return { draft: markPupil(day, before.draft, event.id, event.change), over: day }
    case 'all-marked-present':
      return { draft: markAllPresent(day, before.draft), over: day }
    case 'saved':
      return nothing
  }
}

/** The day that is shown by now, or the one before it whose marks are still to be saved. */
function markedDay(shown: AttendanceDay, { draft, over = shown }: Marked): AttendanceDay {
  if (draft.size === 0 || over.date === shown.date) return shown
  const { students, today } = shown
  return { ...over, students, today, isToday: false, named: over.date }
}

/** What a teacher marks of one day, until it is saved; the end of a session keeps it under the sheet's name. */
export function useMarking(shown: AttendanceDay, sheet: 'lesson' | 'day') {
  const form = `attendance/${sheet}/${shown.classId}/${shown.date}`
  // In here, where it knows the day over which the teacher marks.
  const [marked, tell] = useReducer(
    (before: Marked, event: MarkingEvent) => mark(shown, before, event),
    nothing,
    (none) => findInterrupted(form, none),
  )
  const day = markedDay(shown, marked)
  const { draft } = marked
  const { write, giveUp, ...saving } = useWrite(saveAttendance)
  useKeepInterrupted(form, () => (isChanged(day, draft) ? marked : undefined))

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
    day,
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
