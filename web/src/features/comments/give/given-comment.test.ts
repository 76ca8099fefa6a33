import { expect, it } from 'vitest'
import {
  givingReducer,
  isWithin,
  nothingGiven,
  type GivenComment,
  type GivingEvent,
  type GivingState,
} from './given-comment.ts'
import { makeGivenComment } from '../../../../test/make/comment.ts'

const first = makeGivenComment({ requestId: 'first' })
const second = makeGivenComment({ requestId: 'second' })

function after(...events: GivingEvent[]): GivingState {
  return events.reduce(givingReducer, nothingGiven)
}

it('says at once what was given, and can undo it as soon as it is written', () => {
  const sent = after({ type: 'comment-sent', comment: first })
  expect(sent.notice).toEqual({ phase: 'given', comment: first, batchId: null })

  const confirmed = givingReducer(sent, { type: 'comment-confirmed', comment: first, batchId: 'b1' })
  expect(confirmed.notice).toEqual({ phase: 'given', comment: first, batchId: 'b1' })
})

it('speaks of one comment at a time, the newest', () => {
  const state = after(
    { type: 'comment-sent', comment: first },
    { type: 'comment-sent', comment: second },
    { type: 'comment-confirmed', comment: first, batchId: 'b1' },
  )

  expect(state.notice).toEqual({ phase: 'given', comment: second, batchId: null })
})

it('does not fall back to given when the answer comes after the undo was asked for', () => {
  const state = after(
    { type: 'comment-sent', comment: first },
    { type: 'undo-sent', comment: first },
    { type: 'comment-confirmed', comment: first, batchId: 'b1' },
  )

  expect(state.notice?.phase).toBe('undoing')
})

it('says no more of a comment that was refused, and Ctrl+Z does not reach for it', () => {
  const state = after({ type: 'comment-sent', comment: first }, { type: 'comment-refused', comment: first })

  expect(state).toMatchObject({ notice: null, last: null })
})

it('keeps what was written for refused comments, each until the next one for the same pupils', () => {
  const mei = [{ id: 'mei', username: '梅', header: '1' }]
  const both = [...mei, { id: 'bo', username: '博', header: '2' }]
  const forMei = makeGivenComment({ students: mei })
  const forBoth = makeGivenComment({ students: both })
  const refused = after(
    { type: 'comment-refused', comment: forBoth },
    { type: 'comment-refused', comment: forMei },
  )
  expect(refused.refused).toEqual([forMei, forBoth])

  const next = (comment: GivenComment) => givingReducer(refused, { type: 'comment-sent', comment }).refused
  expect(next(makeGivenComment({ students: both }))).toEqual([forMei])
  expect(next(makeGivenComment({ students: mei }))).toEqual([])
  expect(next(makeGivenComment({ students: [{ id: 'li', username: '李', header: '3' }] }))).toEqual([
    forMei,
    forBoth,
  ])
})

it('tells teams from their members: the words for a team are not for one of it', () => {
  const students = [{ id: 'mei', username: '梅', header: '1' }]
  const toTeams = { categoryId: 'k1', teams: [{ id: 't1', teamName: '火箭队' }] }

  expect(isWithin({ students, toTeams }, { students, toTeams })).toBe(true)
  expect(isWithin({ students }, { students, toTeams })).toBe(false)
  expect(isWithin({ students: [] }, { students })).toBe(false)
})

it('says that a comment waits for the network, and that it was given once it is sent', () => {
  const queued = after({ type: 'comment-sent', comment: first }, { type: 'comment-queued', comment: first })
  expect(queued).toMatchObject({ notice: { phase: 'queued', comment: first }, last: first })

  const sent = givingReducer(queued, { type: 'comment-confirmed', comment: first, batchId: 'b1' })
  expect(sent.notice).toEqual({ phase: 'given', comment: first, batchId: 'b1' })
})

it('leaves the word to a newer comment when an older one has to wait', () => {
  const state = after(
    { type: 'comment-sent', comment: first },
    { type: 'comment-sent', comment: second },
    { type: 'comment-queued', comment: first },
  )

  expect(state.notice).toEqual({ phase: 'given', comment: second, batchId: null })
})

it('takes a comment back once', () => {
  const undone = after(
    { type: 'comment-sent', comment: first },
    { type: 'comment-confirmed', comment: first, batchId: 'b1' },
    { type: 'undo-sent', comment: first },
    { type: 'undo-confirmed', comment: first },
  )

  expect(undone.notice).toEqual({ phase: 'undone', comment: first })
  expect(undone.last).toBeNull()
})

it('leaves the word and the way back to a newer comment when an older one is taken back at last', () => {
  const state = after(
    { type: 'comment-sent', comment: first },
    { type: 'undo-sent', comment: first },
    { type: 'comment-sent', comment: second },
    { type: 'undo-confirmed', comment: first },
  )

  expect(state).toMatchObject({ notice: { phase: 'given', comment: second }, last: second })
})

it('still knows what Ctrl+Z takes back after the notice has gone', () => {
  const state = after({ type: 'comment-sent', comment: first }, { type: 'notice-closed' })

  expect(state.notice).toBeNull()
  expect(state.last).toEqual(first)
})

it('gives up an undo that was refused, and offers one again that the network lost', () => {
  const undoing = after({ type: 'comment-sent', comment: first }, { type: 'undo-sent', comment: first })

  expect(givingReducer(undoing, { type: 'undo-refused', comment: first })).toEqual(nothingGiven)
  expect(givingReducer(undoing, { type: 'undo-lost', comment: first, batchId: 'b1' }).notice).toEqual({
    phase: 'given',
    comment: first,
    batchId: 'b1',
  })
})

it('offers no undo any more for what was taken back from its record', () => {
  const given = after(
    { type: 'comment-sent', comment: first },
    { type: 'comment-confirmed', comment: first, batchId: 'b1' },
  )

  expect(givingReducer(given, { type: 'batch-undone', batchId: 'other' })).toEqual(given)
  expect(givingReducer(given, { type: 'batch-undone', batchId: 'b1' })).toEqual(nothingGiven)
})
