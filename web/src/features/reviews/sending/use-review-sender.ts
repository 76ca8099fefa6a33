import { saveReview } from '@pinge/contract/reviews/reviews.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { sendWrite } from '../../../shared/api/write/send-write.ts'
import { useAskBeforeClose } from '../../../shared/device/use-ask-before-close.ts'
import { useWhenOnline } from '../../../shared/device/use-when-online.ts'
import { currentUser } from '../../../shared/session/session.ts'
import { useAreReviewsKept, useKeptReviews } from '../kept-reviews.store.ts'
import { isSameReview, type ReviewPlace } from '../review-edit.ts'
import { createReviewSender, type ReviewSender } from './review-sender.ts'

/** Why a review is not saved: it waits for the network, or for the teacher, who chooses between two texts or reads why. */
export type WhyUnsaved = 'waiting' | 'conflict' | 'refused'
export type Unsaved = ReadonlyMap<string, WhyUnsaved>

export type ReviewSenderUse = Omit<ReviewPlace, 'studentId'> & {
  /** The pupil whose review is open. */
  openId: string
  isArchived: boolean
}

/** Sends what is kept of a class and term: when it is opened, when another pupil is, and when the network comes back. */
export function useReviewSender({ classId, termKey, openId, isArchived }: ReviewSenderUse) {
  const queryClient = useQueryClient()
  const [userId] = useState(() => currentUser()?.userId ?? '')
  const [sender] = useState(() =>
    createReviewSender({
      userId,
      place: { classId, termKey },
      send: async (request) => {
        const numbered = { ...request, requestId: newRequestId() }
        return (await sendWrite(queryClient, saveReview, numbered)).data
      },
    }),
  )
  // The world outside: timers that send.
  useLayoutEffect(() => (isArchived ? undefined : sender.start()), [sender, isArchived])
  useEffect(() => sender.look(openId), [sender, openId, isArchived])
  useWhenOnline(() => void sender.sendAll())
  return { sender, unsaved: useUnsaved(sender, userId, { classId, termKey, openId, isArchived }) }
}

/** All but the review that is open, which tells of itself. */
function useUnsaved(
  { refused }: ReviewSender,
  userId: string,
  { openId, isArchived, ...place }: ReviewSenderUse,
): Unsaved {
  const kept = useKeptReviews(userId, place)
  useAskBeforeClose(!useAreReviewsKept() && kept.size > 0)
  const notTaken = useStore(refused)
  return new Map(
    [...kept].flatMap(([studentId, { edit }]): [string, WhyUnsaved][] => {
      if (studentId === openId) return []
      const before = notTaken.get(studentId)
      if (!before || !isSameReview(before.edit, edit))
        return [[studentId, isArchived ? 'refused' : 'waiting']]
      return [[studentId, before.isConflict ? 'conflict' : 'refused']]
    }),
  )
}

/** Whether nothing of this pupil is on its way any more, so that what is read now is what stands. */
export function useIsSettled({ whenSettled }: ReviewSender, studentId: string): boolean {
  const [coming, setComing] = useState(() => whenSettled(studentId))
  // The world outside: the answer of the server.
  useEffect(() => {
    void coming?.then(() => setComing(undefined))
  }, [coming])
  return coming === undefined
}
