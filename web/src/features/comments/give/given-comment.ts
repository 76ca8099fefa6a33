import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student } from '@pinge/contract/students.ts'

/** An item that a teacher gives to one or more pupils at once. Its two request ids make each call safe to send again. */
export type GivenComment = {
  requestId: string
  undoRequestId: string
  item: CommentItem
  students: readonly Pick<Student, 'id' | 'username' | 'header'>[]
  /** Given to teams: `students` are their members, who get it with them. */
  toTeams?: ReceivingTeams | undefined
  isWholeClass: boolean
  remark: string
  /** The address of a confirmed photo. */
  photo?: string
}

export type ReceivingTeams = { categoryId: string; teams: readonly { id: string; teamName: string }[] }

type Receivers = { students: readonly { id: string }[]; toTeams?: ReceivingTeams | undefined }

/** The teams that it is for, else the pupils. */
export function receiverIds({ students, toTeams }: Receivers): string[] {
  return (toTeams?.teams ?? students).map(({ id }) => id)
}

/** Whether the one is for no pupil and no team that the other was not for: only they may see its words. */
export function isWithin(one: Receivers, other: Receivers): boolean {
  const ids = receiverIds(one)
  const others = new Set(receiverIds(other))
  return ids.length > 0 && ids.every((id) => others.has(id))
}

export type CommentNotice =
  /** Drawn already. Until the server has answered there is no id to undo by, and an undo waits for it. */
  | { phase: 'given'; comment: GivenComment; batchId: string | null }
  | { phase: 'undoing'; comment: GivenComment }
  | { phase: 'undone'; comment: GivenComment }
  /** Kept on this device until the network takes it. It may have been written; sending it again is safe. */
  | { phase: 'queued'; comment: GivenComment }

export type GivingState = {
  notice: CommentNotice | null
  /** What Ctrl+Z takes back. */
  last: GivenComment | null
  /** An exchange or a reset came after the last comment and can be taken back still: Ctrl+Z is for that. */
  isActionNewest: boolean
  /** Refused, the newest first; each until the next comment for the same pupils: its words need not be written again. */
  refused: readonly GivenComment[]
}

export type GivingEvent =
  | { type: 'comment-sent'; comment: GivenComment }
  | { type: 'comment-confirmed'; comment: GivenComment; batchId: string }
  | { type: 'comment-refused'; comment: GivenComment }
  | { type: 'comment-queued'; comment: GivenComment }
  | { type: 'undo-sent'; comment: GivenComment }
  | { type: 'undo-confirmed'; comment: GivenComment }
  | { type: 'undo-refused'; comment: GivenComment }
  | { type: 'undo-lost'; comment: GivenComment; batchId: string | null }
  /** Taken back from its record, or by another teacher: nothing is left to undo. */
  | { type: 'batch-undone'; batchId: string }
  | { type: 'notice-closed' }
  /** An exchange or a reset was done, or its time is over. */
  | { type: 'action-told'; isActionNewest: boolean }

export const nothingGiven: GivingState = { notice: null, last: null, isActionNewest: false, refused: [] }

export function givingReducer(state: GivingState, event: GivingEvent): GivingState {
  if (event.type === 'notice-closed') return { ...state, notice: null }
  if (event.type === 'action-told') return { ...state, isActionNewest: event.isActionNewest }
  if (event.type === 'batch-undone') {
    const { notice } = state
    const isOffered = notice?.phase === 'given' && notice.batchId === event.batchId
    return isOffered ? { ...state, notice: null, last: null } : state
  }
  const { comment } = event
  const isShown = state.notice !== null && isSame(state.notice.comment, comment)
  const notShown = isShown ? null : state.notice
  const lastIfOther = state.last && isSame(state.last, comment) ? null : state.last

  switch (event.type) {
    case 'comment-sent':
      return {
        notice: { phase: 'given', comment, batchId: null },
        last: comment,
        isActionNewest: false,
        refused: state.refused.filter((one) => !isWithin(comment, one)),
      }
    case 'comment-confirmed':
      // An undo that was asked for meanwhile goes on waiting.
      return isShown && (state.notice?.phase === 'given' || state.notice?.phase === 'queued')
        ? { ...state, notice: { phase: 'given', comment, batchId: event.batchId } }
        : state
    case 'comment-queued':
      return isShown && state.notice?.phase === 'given'
        ? { ...state, notice: { phase: 'queued', comment } }
        : state
    case 'comment-refused':
      return { ...state, notice: notShown, last: lastIfOther, refused: [comment, ...state.refused] }
    case 'undo-sent':
      return { ...state, notice: { phase: 'undoing', comment } }
    case 'undo-confirmed':
      // Of a comment that was given meanwhile the way back stays.
      return { ...state, notice: notShown ?? { phase: 'undone', comment }, last: lastIfOther }
    case 'undo-refused':
      return { ...state, notice: notShown, last: lastIfOther }
    case 'undo-lost':
      return { ...state, notice: { phase: 'given', comment, batchId: event.batchId } }
  }
}

function isSame(one: GivenComment, other: GivenComment): boolean {
  return one.requestId === other.requestId
}
