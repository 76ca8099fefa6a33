import { currentUser } from '../../../shared/session/session.ts'
import type { EditedPart, Unsent } from './edit-state.ts'

/** In memory alone: a computer of the school keeps no names and phones that were typed and not stored. */
const kept = new Map<string, readonly Unsent[]>()

/** Keeps what a session that ended left unsent, for when the same teacher opens the same pupils again. */
export function keepUnsent(part: EditedPart, unsent: readonly Unsent[]): void {
  kept.set(keyOf(part), unsent)
}

export function findUnsent(part: EditedPart): readonly Unsent[] {
  return kept.get(keyOf(part)) ?? []
}

/** What was kept is sent by and by. */
export function updateUnsent(part: EditedPart, unsent: readonly Unsent[]): void {
  if (unsent.length === 0) kept.delete(keyOf(part))
  else if (kept.has(keyOf(part))) keepUnsent(part, unsent)
}

function keyOf({ classId, ids }: EditedPart): string {
  return JSON.stringify([currentUser()?.userId, classId, ids])
}
