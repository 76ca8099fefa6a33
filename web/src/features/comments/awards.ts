import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student } from '@pinge/contract/students.ts'

/** One deed of a teacher: an item for one or more pupils. The two request ids make it safe to send either call again. */
export type Award = {
  requestId: string
  undoRequestId: string
  item: CommentItem
  students: readonly Pick<Student, 'id' | 'username' | 'header'>[]
  /** Given to teams: `students` are their members, who get it with them. */
  toTeams?: AwardTeams | undefined
  isWholeClass: boolean
  remark: string
}

export type AwardTeams = { categoryId: string; teams: readonly { id: string; teamName: string }[] }

export type AwardNotice =
  /** Drawn already. Until the server has answered there is no batch to undo, and an undo waits for it. */
  | { phase: 'given'; award: Award; batchId: string | null }
  | { phase: 'undoing'; award: Award }
  | { phase: 'undone'; award: Award }
  /** Kept on this device until the network takes it. Nobody knows whether it was written; sending it again is safe. */
  | { phase: 'queued'; award: Award }

export type AwardState = {
  notice: AwardNotice | null
  /** What Ctrl+Z takes back. */
  last: Award | null
}

export type AwardEvent =
  | { type: 'award-sent'; award: Award }
  | { type: 'award-confirmed'; award: Award; batchId: string }
  | { type: 'award-refused'; award: Award }
  | { type: 'award-queued'; award: Award }
  | { type: 'undo-sent'; award: Award }
  | { type: 'undo-confirmed'; award: Award }
  | { type: 'undo-refused'; award: Award }
  | { type: 'undo-lost'; award: Award; batchId: string | null }
  /** Taken back from its record, or by somebody else: there is nothing left to undo. */
  | { type: 'batch-undone'; batchId: string }
  | { type: 'notice-closed' }

export const noAwards: AwardState = { notice: null, last: null }

export function awardReducer(state: AwardState, event: AwardEvent): AwardState {
  if (event.type === 'notice-closed') return { ...state, notice: null }
  if (event.type === 'batch-undone') {
    const { notice } = state
    const isOffered = notice?.phase === 'given' && notice.batchId === event.batchId
    return isOffered ? noAwards : state
  }
  const { award } = event
  const isShown = state.notice !== null && isSame(state.notice.award, award)
  const notShown = isShown ? null : state.notice
  const lastIfOther = state.last && isSame(state.last, award) ? null : state.last

  switch (event.type) {
    case 'award-sent':
      return { notice: { phase: 'given', award, batchId: null }, last: award }
    case 'award-confirmed':
      // An undo that was asked for meanwhile goes on waiting.
      return isShown && (state.notice?.phase === 'given' || state.notice?.phase === 'queued')
        ? { ...state, notice: { phase: 'given', award, batchId: event.batchId } }
        : state
    case 'award-queued':
      return isShown && state.notice?.phase === 'given'
        ? { ...state, notice: { phase: 'queued', award } }
        : state
    case 'award-refused':
      return { notice: notShown, last: lastIfOther }
    case 'undo-sent':
      return { ...state, notice: { phase: 'undoing', award } }
    case 'undo-confirmed':
      return { notice: { phase: 'undone', award }, last: lastIfOther }
    case 'undo-refused':
      return { notice: notShown, last: lastIfOther }
    case 'undo-lost':
      return { ...state, notice: { phase: 'given', award, batchId: event.batchId } }
  }
}

function isSame(one: Award, other: Award): boolean {
  return one.requestId === other.requestId
}
