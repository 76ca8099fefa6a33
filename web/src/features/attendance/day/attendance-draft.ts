import type { AttendanceMark, AttendanceState } from '@pinge/contract/attendance/attendance.ts'

/** What one tap or key says of a pupil. */
export type MarkChange = { state: AttendanceState } | { note: string }

/** What was marked and is not saved yet, by pupil, with the saved mark over which it was made. */
export type AttendanceDraft = ReadonlyMap<
  string,
  { state?: AttendanceState; note?: string; seen: SavedMark | undefined }
>

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
  const { state, note, seen } = draft.get(id) ?? {}
  // The note of a colleague belongs to the colleague's mark alone.
  const saved = findOvertaking(day, draft, id) ? seen : day.saved.get(id)
  const isThereAfterAll = state === 'present' && saved?.state !== 'present'
  return note ?? (isThereAfterAll ? '' : (saved?.note ?? ''))
}

/** The mark that a colleague saved after this teacher marked the same pupil otherwise. */
export function findOvertaking(day: MarkedDay, draft: AttendanceDraft, id: string): SavedMark | undefined {
  const marked = draft.get(id)
  const saved = day.saved.get(id)
  if (!marked || !saved || isSame(saved, marked.seen) || isSame(saved, { ...saved, ...marked }))
    return undefined
  return saved
}

function isSame(mark: SavedMark, other: SavedMark | undefined): boolean {
  return mark.state === other?.state && (mark.note ?? '') === (other.note ?? '')
}

/** Whether what is shown of a pupil is what is saved. */
export function isSaved(day: MarkedDay, draft: AttendanceDraft, id: string): boolean {
  const saved = day.saved.get(id)
  return saved?.state === shownState(day, draft, id) && (saved?.note ?? '') === shownNote(day, draft, id)
}

/** Over an older draft a pupil is marked by a choice or a note; what is saved already is no draft. */
export function markPupil(
  day: MarkedDay,
  draft: AttendanceDraft,
  id: string,
  change: MarkChange,
): AttendanceDraft {
  const before = draft.get(id)
  // Who chooses again has the colleague's mark before their eyes; who writes on may not have looked up.
  const seen = before && !('state' in change) ? before.seen : day.saved.get(id)
  const marked = new Map(draft).set(id, { ...before, ...change, seen })
  if (isSaved(day, marked, id)) marked.delete(id)
  return marked
}

/** 全部出勤 looks at no single pupil: what a colleague saved meanwhile is still to be told. */
export function markAllPresent(day: MarkedDay, draft: AttendanceDraft): AttendanceDraft {
  return new Map(
    day.students.map(({ id }) => {
      const { seen } = draft.get(id) ?? { seen: day.saved.get(id) }
      return [id, { state: 'present', seen }]
    }),
  )
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
    const hasNote = isNoted || (state === 'present' && before !== undefined)
    const over = isAssumed ? { isAssumed } : seenOf(before, hasNote)
    return { studentId: id, state, ...(isNoted && { note }), ...over }
  })
}

/** What a mark is made over, with the note where that is written over and was told. Where no mark was, there was no note. */
export function seenOf(
  before: SavedMark | undefined,
  hasNote: boolean,
): Pick<AttendanceMark, 'seen' | 'seenNote'> {
  const seenNote = before ? before.note : ''
  return { seen: before?.state ?? null, ...(hasNote && seenNote !== undefined && { seenNote }) }
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
