import { createStore } from 'zustand'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import {
  findKeptReview,
  isOwnReview,
  listKeptReviews,
  takeUpReview,
  type KeptReview,
} from '../kept-reviews.store.ts'
import { isSameReview, type ReviewEdit } from '../review-edit.ts'
import { createReviewTurns, type Send, type TermPlace } from './review-turns.ts'

/** So long after a network that took nothing it is tried once more. */
const RETRY_MS = 5_000
/** A text that has rested so long is no longer being typed or sent in another tab. */
const AT_REST_MS = 15_000

/** The review that is open: it saves itself. */
type OpenReview = { save: () => Promise<unknown> }
/** What the server did not take, and would not take a second time. */
type Refused = ReadonlyMap<string, { edit: ReviewEdit; isConflict: boolean }>

export type ReviewSenderOptions = { userId: string; place: TermPlace; send: Send }

/** The way of all reviews of a class and term to the server: what no editor holds any more goes out from the device. */
export function createReviewSender({ userId, place, send }: ReviewSenderOptions) {
  const { save, whenSettled } = createReviewTurns(userId, place)
  const refused = createStore<Refused>(() => new Map())
  let openId = ''
  let editor: OpenReview | null = null
  let round: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOn = false

  /** One round at a time. */
  function sendKept(): Promise<void> {
    round ??= sendRound().finally(() => {
      round = null
    })
    return round
  }

  async function sendRound(): Promise<void> {
    clearTimeout(timer)
    for (const studentId of listKeptReviews(userId, place).keys()) {
      const here = { ...place, studentId }
      const kept = findKeptReview(userId, here)
      if (!isOn) return
      if (!kept || studentId === openId || isRefused(studentId, kept)) continue
      if (!isOwnReview(userId, here) && Date.now() - (kept.typedAt ?? 0) < AT_REST_MS) {
        later()
        continue
      }
      takeUpReview(userId, here)
      const outcome = await save(studentId, kept.edit, kept.version, send)
      if (outcome.isSaved) continue
      if (isPassingFailure(outcome.error)) return later()
      const isConflict = outcome.conflict !== null
      refused.setState(new Map([...refused.getState(), [studentId, { edit: kept.edit, isConflict }]]), true)
    }
  }

  function isRefused(studentId: string, { edit }: KeptReview): boolean {
    const before = refused.getState().get(studentId)
    return before !== undefined && isSameReview(before.edit, edit)
  }

  function later(): void {
    clearTimeout(timer)
    if (isOn) timer = setTimeout(() => void sendKept(), RETRY_MS)
  }

  return {
    refused,
    save,
    whenSettled,
    /** The pupil who is looked at from now on; those of whom nothing is open go out by themselves. */
    look: (studentId: string): void => {
      openId = studentId
      void sendKept()
    },
    /** The editor of a pupil is there, until the returned function is called. */
    attach: (open: OpenReview): (() => void) => {
      editor = open
      return () => {
        if (editor === open) editor = null
      }
    },
    /** All that is not saved, also what is open. `left` are those who are not saved after it. */
    sendAll: async (): Promise<{ left: ReadonlySet<string> }> => {
      await Promise.all([editor?.save(), sendKept()])
      return { left: new Set(listKeptReviews(userId, place).keys()) }
    },
    start: (): (() => void) => {
      isOn = true
      return () => {
        isOn = false
        clearTimeout(timer)
      }
    },
  }
}

export type ReviewSender = ReturnType<typeof createReviewSender>
