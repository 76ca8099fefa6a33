import type { WaitingStore } from '../../../shared/queue/ordered-store.ts'
import type { GivenComment } from '../give/given-comment.ts'
import type { SentComment } from '../give/write-comment.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

/** Where waiting comments are kept on this device. */
export type CommentStore = WaitingStore<WaitingComment>

/** Of a comment that was refused because pupils have left the class: their names, and who is still there. */
export type PartialComment = { goneNames: readonly string[]; students: GivenComment['students'] }

/** What a failure to send means: another try is worth it, the teacher has to sign in again, or the answer stands. */
export type SendFailure = 'lost' | 'sign-in' | 'refused'

export type CommentQueueDeps = {
  store: CommentStore
  now: () => number
  currentUserId: () => string | undefined
  send: (classId: string, comment: GivenComment) => Promise<SentComment>
  undo: (classId: string, comment: GivenComment, batchId: string) => Promise<SentComment>
  /** Wraps all calls for one comment that waited. */
  underWay: (one: WaitingComment, write: () => Promise<SentComment>) => Promise<SentComment>
  judge: (error: unknown) => SendFailure
  /** Who is left of a refused comment. Null where the refusal has another reason, or no pupil is left. */
  findPartialComment: (
    classId: string,
    comment: GivenComment,
    error: unknown,
  ) => Promise<PartialComment | null>
  newRequestId: () => string
  /** Runs later; returns how to cancel. */
  later: (run: () => void, ms: number) => () => void
  onChange: (waiting: readonly WaitingComment[]) => void
  onSent: (waiting: WaitingComment, sent: SentComment) => void
  onRefused: (waiting: WaitingComment, error: unknown) => void
  /** Makes other tabs of this teacher read the device again. */
  tellOthers: () => void
}
