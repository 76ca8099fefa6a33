import { create } from 'zustand'
import type { GivenComment } from '../give/given-comment.ts'

/** A comment that the server has not answered: it belongs to the teacher who gave it, and is sent while that teacher is signed in. */
export type WaitingComment = {
  userId: string
  classId: string
  comment: GivenComment
  /** Taken back before it was sent. It is sent all the same, and undone, because it may have arrived. */
  isUndone: boolean
  /** Written down before its first answer, by a page that may still be waiting for it. */
  isUnderWay: boolean
  writtenAt: number
  /**
   * The server refused it, because these have left the class; for the rest it is kept, and not sent before the teacher
   * says so.
   */
  goneNames?: readonly string[]
}

/** Whether it goes out by itself, so that it is drawn already. */
export function isOnItsWay({ isUndone, goneNames }: WaitingComment): boolean {
  return !isUndone && goneNames === undefined
}

type WaitingComments = {
  /** Of the teacher who is signed in, oldest first. */
  comments: readonly WaitingComment[]
  /** Whether they outlive this page: a private window or a full device may keep nothing. */
  isKept: boolean
}

/** What the queue of this device holds, as far as screens need to know. The queue itself is fetched after the screen. */
export const useWaitingComments = create<WaitingComments>()(() => ({ comments: [], isKept: true }))
