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
  /** The network failed, so nobody knows whether it was written. Sending it again is safe. */
  | { phase: 'unconfirmed'; award: Award }

export type AwardState = {
  notice: AwardNotice | null
  /** Awards that nobody knows the fate of. They come back when nothing newer is said, so that none is forgotten. */
  unconfirmed: readonly Award[]
  /** What Ctrl+Z takes back. */
  last: Award | null
}

export type AwardEvent =
  | { type: 'award-sent'; award: Award }
  | { type: 'award-confirmed'; award: Award; batchId: string }
  | { type: 'award-refused'; award: Award }
  | { type: 'award-lost'; award: Award }
  | { type: 'award-given-up'; award: Award }
  | { type: 'undo-sent'; award: Award }
  | { type: 'undo-confirmed'; award: Award }
  | { type: 'undo-refused'; award: Award }
  | { type: 'undo-lost'; award: Award; batchId: string | null }
  /** Taken back from its record, or by somebody else: there is nothing left to undo. */
  | { type: 'batch-undone'; batchId: string }
  | { type: 'notice-closed' }

export const noAwards: AwardState = { notice: null, unconfirmed: [], last: null }

export function awardReducer(state: AwardState, event: AwardEvent): AwardState {
  if (event.type === 'notice-closed') return show(state, null)
  if (event.type === 'batch-undone') {
    const { notice } = state
    const isOffered = notice?.phase === 'given' && notice.batchId === event.batchId
    return isOffered ? show({ ...state, last: null }, null) : state
  }
  const { award } = event
  const isShown = state.notice !== null && isSame(state.notice.award, award)
  const notShown = isShown ? null : state.notice
  const lastIfOther = state.last && isSame(state.last, award) ? null : state.last

  switch (event.type) {
    case 'award-sent':
      return {
        notice: { phase: 'given', award, batchId: null },
        unconfirmed: without(state.unconfirmed, award),
        last: award,
      }
    case 'award-confirmed':
      // An undo that was asked for meanwhile goes on waiting.
      return state.notice?.phase === 'given' && isShown
        ? { ...state, notice: { phase: 'given', award, batchId: event.batchId } }
        : state
    case 'award-refused':
      return show({ ...state, last: lastIfOther }, notShown)
    case 'award-lost':
      return show(
        { ...state, unconfirmed: [...without(state.unconfirmed, award), award], last: lastIfOther },
        notShown,
      )
    case 'award-given-up':
      return show({ ...state, unconfirmed: without(state.unconfirmed, award) }, notShown)
    case 'undo-sent':
      return { ...state, notice: { phase: 'undoing', award } }
    case 'undo-confirmed':
      return { ...state, notice: { phase: 'undone', award }, last: lastIfOther }
    case 'undo-refused':
      return show({ ...state, last: lastIfOther }, notShown)
    case 'undo-lost':
      return { ...state, notice: { phase: 'given', award, batchId: event.batchId } }
  }
}

/** What is said, or else the oldest award whose fate nobody knows. */
function show(state: AwardState, notice: AwardNotice | null): AwardState {
  const [oldest] = state.unconfirmed
  return { ...state, notice: notice ?? (oldest ? { phase: 'unconfirmed', award: oldest } : null) }
}

function without(awards: readonly Award[], award: Award): readonly Award[] {
  return awards.filter((other) => !isSame(other, award))
}

function isSame(one: Award, other: Award): boolean {
  return one.requestId === other.requestId
}
