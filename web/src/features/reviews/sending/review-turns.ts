import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { saveReview, WrittenReview } from '@pinge/contract/reviews/reviews.ts'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import type { Wanted } from '../../../shared/api/use-write.ts'
import { findKeptReview, keepReview, type KeptReview } from '../kept-reviews.store.ts'
import { isSameReview, type ReviewEdit, type ReviewPlace } from '../review-edit.ts'

/** What a colleague has saved meanwhile. */
export type Conflict = WrittenReview & { version: number; teacherName: string }
type Saved = { isSaved: true; version: number; savedAt: number | null }
export type Outcome = Saved | { isSaved: false; error: unknown; conflict: Conflict | null }

/** Throws what the call throws. */
export type Send = (request: Wanted<typeof saveReview>) => Promise<DataOf<typeof saveReview>>

export type TermPlace = Omit<ReviewPlace, 'studentId'>

/**
 * One save after the other of each pupil: over the version that the one before it made, and not over the one that was
 * seen when it began, which the server would take for a colleague's. What is on its way already is not sent twice.
 */
export function createReviewTurns(userId: string, place: TermPlace) {
  const underway = new Map<string, { sent: ReviewEdit; outcome: Promise<Outcome> }>()
  /** By pupil: texts of which it is not known whether they arrived. */
  const unanswered = new Map<string, ReviewEdit[]>()
  const find = (studentId: string) => findKeptReview(userId, { ...place, studentId })
  const keep = (studentId: string, kept: KeptReview | null) =>
    keepReview(userId, { ...place, studentId }, kept)

  function save(studentId: string, sent: ReviewEdit, version: number, send: Send): Promise<Outcome> {
    const before = underway.get(studentId)
    if (before && isSameReview(before.sent, sent)) return before.outcome
    const saveAfter = (earlier: Outcome) =>
      saveOver(studentId, sent, Math.max(version, earlier.isSaved ? earlier.version : 0), send)
    const outcome = before ? before.outcome.then(saveAfter) : saveOver(studentId, sent, version, send)
    const turn = { sent, outcome }
    underway.set(studentId, turn)
    return outcome.finally(() => {
      if (underway.get(studentId) === turn) underway.delete(studentId)
    })
  }

  async function saveOver(
    studentId: string,
    sent: ReviewEdit,
    version: number,
    send: Send,
  ): Promise<Outcome> {
    const kept = find(studentId)
    // After a reload it goes out over the same version.
    if (kept && kept.version !== version && isSameReview(kept.edit, sent))
      keep(studentId, { ...kept, version })
    try {
      const made = await send({ ...place, studentId, ...sent, version })
      return settle(studentId, sent, { version: made.version, savedAt: made.updatedAt })
    } catch (error) {
      const conflict = conflictIn(error)
      const mayStand = unanswered.get(studentId) ?? []
      // The answer to this text was lost on its way, or the one to a text before it.
      if (conflict && isSameReview(conflict, sent))
        return settle(studentId, sent, { version: conflict.version, savedAt: null })
      if (conflict && conflict.version > version && mayStand.some((one) => isSameReview(conflict, one)))
        return saveOver(studentId, sent, conflict.version, send)
      if (isPassingFailure(error)) unanswered.set(studentId, [...mayStand, sent])
      return { isSaved: false, error, conflict }
    }
  }

  function settle(studentId: string, sent: ReviewEdit, saved: Omit<Saved, 'isSaved'>): Saved {
    const kept = find(studentId)
    if (kept && isSameReview(kept.edit, sent)) keep(studentId, null)
    unanswered.delete(studentId)
    return { isSaved: true, ...saved }
  }

  return {
    save,
    /** While a text is on its way, what is read of the pupil may be older. */
    whenSettled: (studentId: string): Promise<unknown> | undefined => underway.get(studentId)?.outcome,
  }
}

function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof Refusal) || typeof error.data !== 'object' || error.data === null) return null
  // The data of `reviewEdited`, which no other refusal of this call has.
  return 'stored' in error.data ? (error.data.stored as Conflict) : null
}
