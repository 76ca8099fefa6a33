import type { AttendanceMark, AttendanceState } from '@pinge/contract/attendance.ts'

/** What was marked and is not saved yet, by pupil. */
export type AttendanceDraft = ReadonlyMap<string, { state?: AttendanceState; note?: string }>

/** A pupil's mark as it is stored. Without a note where none is told, as in a lesson. */
export type SavedMark = {
  state: AttendanceState
  note?: string
  teacherName?: string
  updatedAt?: number
}

/** What counts for a pupil without a mark: this morning they are there, so that only the others need a tap. */
export type Assumed = 'present' | undefined

export type MarkedDay = {
  students: readonly { id: string }[]
  /** By pupil. */
  saved: ReadonlyMap<string, SavedMark>
  assumed: Assumed
}

export function shownState(day: MarkedDay, draft: AttendanceDraft, id: string): AttendanceState | undefined {
  return draft.get(id)?.state ?? day.saved.get(id)?.state ?? day.assumed
}

/** Who turns out to be there, and was marked otherwise, has no note unless one is written then. */
export function shownNote(day: MarkedDay, draft: AttendanceDraft, id: string): string {
  const { state, note } = draft.get(id) ?? {}
  const saved = day.saved.get(id)
  const isThereAfterAll = state === 'present' && saved?.state !== 'present'
  return note ?? (isThereAfterAll ? '' : (saved?.note ?? ''))
}

/** What is to be sent: marks that differ from what is saved, and pupils without one who count as there. */
export function marksToSave(day: MarkedDay, draft: AttendanceDraft): AttendanceMark[] {
  return day.students.flatMap(({ id }) => {
    const state = shownState(day, draft, id)
    if (state === undefined) return []
    const before = day.saved.get(id)
    const note = shownNote(day, draft, id).trim()
    const isNoted = note !== (before?.note ?? '')
    if (state === before?.state && !isNoted) return []
    const isAssumed = before === undefined && draft.get(id)?.state === undefined && !isNoted
    return { studentId: id, state, ...(isNoted && { note }), ...(isAssumed && { isAssumed }) }
  })
}

/** Whether something was marked or written that is not saved. */
export function isChanged(day: MarkedDay, draft: AttendanceDraft): boolean {
  const untouched: AttendanceDraft = new Map()
  return day.students.some(
    ({ id }) =>
      shownState(day, draft, id) !== shownState(day, untouched, id) ||
      shownNote(day, draft, id) !== shownNote(day, untouched, id),
  )
}

export type Counts = Record<AttendanceState, number>

export function noCounts(): Counts {
  return { present: 0, absent: 0, sick: 0, personal: 0, leave: 0, late: 0, early: 0 }
}

export function countStates(day: MarkedDay, draft: AttendanceDraft): Counts {
  const counts = noCounts()
  for (const { id } of day.students) {
    const state = shownState(day, draft, id)
    if (state !== undefined) counts[state] += 1
  }
  return counts
}
