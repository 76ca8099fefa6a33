import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { StudentInformation, updateInformation } from '@pinge/contract/student-information.ts'
import { applyFields, fieldKeys, type Change, type Fields } from './fields.ts'
import type { Conflict } from './settle-conflict.ts'

export type EditRequest = Omit<RequestOf<typeof updateInformation>, 'classId'> & { requestId: string }

/** What is read of a class, or of one pupil of it alone. */
export type EditedPart = { classId: string; ids?: string[] }

/** Sent without an answer: as far as is known, it is written nowhere. */
export type Unsent = { changes: readonly Change[]; request: EditRequest }

export type EditState = {
  /** How many edits have no answer yet. */
  waiting: number
  /** What was written, the last on top: 撤销 takes it back. */
  done: readonly (readonly Change[])[]
  /** What was taken back, the last on top: it can be put there again until something else is written. */
  undone: readonly (readonly Change[])[]
  unsent: readonly Unsent[]
  /** Lies over what is read until the server answers: a reading that began before must not hide it. */
  pending: readonly Change[]
  /** What a colleague changed meanwhile; the first is shown. */
  conflicts: readonly Conflict[]
}

export type EditEvent =
  | { type: 'edit-begun'; changes: readonly Change[] }
  | { type: 'edit-settled'; changes: readonly Change[] }
  | { type: 'sent-again' }
  | { type: 'answered'; request: EditRequest; written: readonly Change[] }
  | { type: 'unanswered'; request: EditRequest; changes: readonly Change[] }
  | { type: 'done'; changes: readonly Change[]; isAgain: boolean }
  | { type: 'taken-back' }
  | { type: 'put-again' }
  | { type: 'conflicts-found'; conflicts: readonly Conflict[] }
  | { type: 'conflict-settled' }

/** So many edits can be taken back, one after another. */
const MAX_DONE = 50

export const noEdits: EditState = { waiting: 0, done: [], undone: [], unsent: [], pending: [], conflicts: [] }

export function nextEditState(state: EditState, event: EditEvent): EditState {
  switch (event.type) {
    case 'edit-begun':
      return { ...state, waiting: state.waiting + 1, pending: [...state.pending, ...event.changes] }
    case 'edit-settled':
      return {
        ...state,
        waiting: state.waiting - 1,
        pending: state.pending.filter((change) => !event.changes.includes(change)),
      }
    case 'sent-again':
      return { ...state, waiting: state.waiting + 1 }
    case 'answered':
      return { ...state, unsent: stillUnsent(state.unsent, event.request, event.written) }
    case 'unanswered': {
      const { changes, request } = event
      return { ...state, unsent: [...stillUnsent(state.unsent, request, []), { changes, request }] }
    }
    case 'done':
      return {
        ...state,
        done: [...state.done.slice(1 - MAX_DONE), event.changes],
        undone: event.isAgain ? state.undone : [],
      }
    case 'taken-back':
      return {
        ...state,
        done: state.done.slice(0, -1),
        undone: [...state.undone, ...state.done.slice(-1)],
      }
    case 'put-again':
      return { ...state, undone: state.undone.slice(0, -1) }
    case 'conflicts-found':
      return { ...state, conflicts: [...state.conflicts, ...event.conflicts] }
    case 'conflict-settled':
      return { ...state, conflicts: state.conflicts.slice(1) }
  }
}

/** Without the request that was answered, and without those whose every field has been written since. */
function stillUnsent(
  unsent: readonly Unsent[],
  answered: EditRequest,
  written: readonly Change[],
): readonly Unsent[] {
  const after = new Map(written.map((change) => [change.id, change.after]))
  return unsent.filter(({ request, changes }) => request !== answered && !isCovered(changes, after))
}

function isCovered(changes: readonly Change[], written: ReadonlyMap<string, Fields>): boolean {
  return changes.every(({ id, after }) =>
    fieldKeys(after).every((key) => written.get(id)?.[key] !== undefined),
  )
}

/** The pupils with the edits that have no answer over them, the last on top. */
export function withEdits(
  students: readonly StudentInformation[],
  { unsent, pending }: Pick<EditState, 'unsent' | 'pending'>,
): StudentInformation[] {
  return layOver(students, [...unsent.flatMap(({ changes }) => changes), ...pending])
}

/** Pupils with changes over them; a pupil who is not changed stays the same object. */
export function layOver(
  students: readonly StudentInformation[],
  changes: readonly Change[],
): StudentInformation[] {
  const after = new Map<string, Fields>()
  for (const change of changes) after.set(change.id, { ...after.get(change.id), ...change.after })
  return students.map((student) => applyFields(student, after.get(student.id) ?? {}))
}
