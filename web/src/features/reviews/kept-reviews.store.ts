import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../shared/storage/device-storage.ts'
import type { ReviewEdit, ReviewPlace } from './review-edit.ts'

/** What was typed over which version. */
export type KeptReview = { edit: ReviewEdit; version: number }

/** By teacher, then by class, term and pupil. */
type KeptReviews = { byUser: Readonly<Record<string, Readonly<Record<string, KeptReview>>>> }

const useKeptReviews = create<KeptReviews>()(
  persist(() => ({ byUser: {} }), { name: 'pinge-review-edits', version: 1, storage: deviceStorage() }),
)

const keyOf = ({ classId, termKey, studentId }: ReviewPlace) => `${classId}/${termKey}/${studentId}`

/** What was typed and is not saved yet: it outlives a reload and a lost network. */
export function findKeptReview(userId: string, place: ReviewPlace): KeptReview | undefined {
  return useKeptReviews.getState().byUser[userId]?.[keyOf(place)]
}

/** Null: it is saved. After the end of a session there is no teacher for whom to keep it. */
export function keepReview(userId: string, place: ReviewPlace, kept: KeptReview | null): void {
  if (userId === '') return
  if (kept === null && findKeptReview(userId, place) === undefined) return
  useKeptReviews.setState(({ byUser }) => {
    const { [keyOf(place)]: _, ...others } = byUser[userId] ?? {}
    return { byUser: { ...byUser, [userId]: kept === null ? others : { ...others, [keyOf(place)]: kept } } }
  })
}

/** Of a teacher who leaves the device nothing stays. */
export function forgetKeptReviews(userId: string): void {
  useKeptReviews.setState(({ byUser: { [userId]: _, ...byUser } }) => ({ byUser }))
}
