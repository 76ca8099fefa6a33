import { expect, it } from 'vitest'
import { awardReducer, noAwards, type Award, type AwardEvent, type AwardState } from './awards.ts'
import { makeItem } from './make-item.ts'

function makeAward(requestId: string): Award {
  return {
    requestId,
    undoRequestId: `undo ${requestId}`,
    item: makeItem({ id: 'help', type: 2, score: 2 }),
    students: [{ id: 'mei', username: '梅', header: '1' }],
    isWholeClass: false,
    remark: '',
  }
}
const first = makeAward('first')
const second = makeAward('second')

function after(...events: AwardEvent[]): AwardState {
  return events.reduce(awardReducer, noAwards)
}

it('says at once what was given, and can undo it as soon as it is written', () => {
  const sent = after({ type: 'award-sent', award: first })
  expect(sent.notice).toEqual({ phase: 'given', award: first, batchId: null })

  const confirmed = awardReducer(sent, { type: 'award-confirmed', award: first, batchId: 'b1' })
  expect(confirmed.notice).toEqual({ phase: 'given', award: first, batchId: 'b1' })
})

it('speaks of one award at a time, the newest', () => {
  const state = after(
    { type: 'award-sent', award: first },
    { type: 'award-sent', award: second },
    { type: 'award-confirmed', award: first, batchId: 'b1' },
  )

  expect(state.notice).toEqual({ phase: 'given', award: second, batchId: null })
})

it('does not fall back to given when the answer comes after the undo was asked for', () => {
  const state = after(
    { type: 'award-sent', award: first },
    { type: 'undo-sent', award: first },
    { type: 'award-confirmed', award: first, batchId: 'b1' },
  )

  expect(state.notice?.phase).toBe('undoing')
})

it('says no more of an award that was refused, and Ctrl+Z does not reach for it', () => {
  const state = after({ type: 'award-sent', award: first }, { type: 'award-refused', award: first })

  expect(state).toEqual(noAwards)
})

it('says that an award waits for the network, and that it was given once it is sent', () => {
  const queued = after({ type: 'award-sent', award: first }, { type: 'award-queued', award: first })
  expect(queued).toEqual({ notice: { phase: 'queued', award: first }, last: first })

  const sent = awardReducer(queued, { type: 'award-confirmed', award: first, batchId: 'b1' })
  expect(sent.notice).toEqual({ phase: 'given', award: first, batchId: 'b1' })
})

it('leaves the word to a newer award when an older one has to wait', () => {
  const state = after(
    { type: 'award-sent', award: first },
    { type: 'award-sent', award: second },
    { type: 'award-queued', award: first },
  )

  expect(state.notice).toEqual({ phase: 'given', award: second, batchId: null })
})

it('takes an award back once', () => {
  const undone = after(
    { type: 'award-sent', award: first },
    { type: 'award-confirmed', award: first, batchId: 'b1' },
    { type: 'undo-sent', award: first },
    { type: 'undo-confirmed', award: first },
  )

  expect(undone.notice).toEqual({ phase: 'undone', award: first })
  expect(undone.last).toBeNull()
})

it('still knows what Ctrl+Z takes back after the notice has gone', () => {
  const state = after({ type: 'award-sent', award: first }, { type: 'notice-closed' })

  expect(state.notice).toBeNull()
  expect(state.last).toEqual(first)
})

it('gives up an undo that was refused, and offers one again that the network lost', () => {
  const undoing = after({ type: 'award-sent', award: first }, { type: 'undo-sent', award: first })

  expect(awardReducer(undoing, { type: 'undo-refused', award: first })).toEqual(noAwards)
  expect(awardReducer(undoing, { type: 'undo-lost', award: first, batchId: 'b1' }).notice).toEqual({
    phase: 'given',
    award: first,
    batchId: 'b1',
  })
})

it('offers no undo any more for what was taken back from its record', () => {
  const given = after(
    { type: 'award-sent', award: first },
    { type: 'award-confirmed', award: first, batchId: 'b1' },
  )

  expect(awardReducer(given, { type: 'batch-undone', batchId: 'other' })).toEqual(given)
  expect(awardReducer(given, { type: 'batch-undone', batchId: 'b1' })).toEqual(noAwards)
})
