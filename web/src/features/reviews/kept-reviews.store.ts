import { createKeptWork, isSameWork } from '../../shared/storage/kept-work.store.ts'
import type { ReviewEdit, ReviewPlace } from './review-edit.ts'

/** What was typed over which version. */
export type KeptReview = { edit: ReviewEdit; version: number }

/** By class, term and pupil. The text that was typed last stays, in whichever tab; each takes away its own alone. */
const keptReviews = createKeptWork<KeptReview>(
  'pinge-review-edits',
  (stands, before, now) => now ?? (isSameWork(stands, before) ? undefined : stands),
)

const keyOf = ({ classId, termKey, studentId }: ReviewPlace) => `${classId}/${termKey}/${studentId}`

/** What was typed and is not saved yet. */
export function findKeptReview(userId: string, place: ReviewPlace): KeptReview | undefined {
  return keptReviews.find(userId, keyOf(place))
}

/** The same, with which this page goes on. */
export function takeUpReview(userId: string, place: ReviewPlace): KeptReview | undefined {
  return keptReviews.takeUp(userId, keyOf(place))
}

/** Null: it is saved. After the end of a session there is no teacher for whom to keep it. */
export function keepReview(userId: string, place: ReviewPlace, kept: KeptReview | null): void {
  if (userId !== '') keptReviews.keep(userId, keyOf(place), kept ?? undefined)
}

export const forgetKeptReviews = keptReviews.forget
