import { useSyncExternalStore } from 'react'
import { createKeptWork, isSameWork } from '../../shared/storage/kept-work.store.ts'
import type { ReviewEdit, ReviewPlace } from './review-edit.ts'

/** What was typed over which version, which said what was seen, and when. */
export type KeptReview = { edit: ReviewEdit; version: number; seen?: ReviewEdit; typedAt?: number }

type TermPlace = Omit<ReviewPlace, 'studentId'>

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

/** No other tab is typing it. */
export function isOwnReview(userId: string, place: ReviewPlace): boolean {
  return keptReviews.isOwn(userId, keyOf(place))
}

/** All of a class in a term, by pupil. */
export function listKeptReviews(userId: string, place: TermPlace): ReadonlyMap<string, KeptReview> {
  return ofTerm(keptReviews.list(userId), place)
}

/** The same, drawn again when one of them changes. */
export function useKeptReviews(userId: string, place: TermPlace): ReadonlyMap<string, KeptReview> {
  return ofTerm(
    useSyncExternalStore(keptReviews.subscribe, () => keptReviews.drawn(userId)),
    place,
  )
}

function ofTerm(all: Readonly<Record<string, KeptReview>>, place: TermPlace) {
  const start = keyOf({ ...place, studentId: '' })
  const own = Object.entries(all).filter(([key]) => key.startsWith(start))
  return new Map(own.map(([key, kept]) => [key.slice(start.length), kept]))
}

/** How many texts of this teacher wait on the device. */
export const countKeptReviews = (userId: string): number => Object.keys(keptReviews.list(userId)).length

export const useAreReviewsKept = keptReviews.useIsKept

export const forgetKeptReviews = keptReviews.forget
