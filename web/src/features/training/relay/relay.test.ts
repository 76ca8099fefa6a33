import { expect, it } from 'vitest'
import { beginRelay, nextRunner, playRelay, suitedLegs, type RelayEvent } from './relay.ts'

const after = (legs: number, ...events: RelayEvent[]) => events.reduce(playRelay, beginRelay(legs))

it('adds up the legs of a team, one pupil after the other', () => {
  const first = after(2, { type: 'started' }, { type: 'leg-ended', ms: 20_500, isRight: true })
  expect(first).toEqual({ phase: 'ready', legCount: 2, leg: 1, totalMs: 20_500, lastRow: 'right' })
  const second = [{ type: 'started' }, { type: 'leg-ended', ms: 31_000, isRight: false }] as const
  expect(second.reduce<typeof first>(playRelay, first)).toEqual({
    phase: 'done',
    legCount: 2,
    leg: 2,
    totalMs: 51_500,
    lastRow: 'unfinished',
  })
})

it('lets a pupil whose look was broken off run once more, and adds nothing', () => {
  expect(after(3, { type: 'started' }, { type: 'leg-void' })).toEqual({
    ...beginRelay(3),
    lastRow: 'void',
  })
})

it('takes no time before a leg and after the last one', () => {
  expect(after(3, { type: 'leg-ended', ms: 9_000, isRight: true })).toEqual(beginRelay(3))
  const done = after(1, { type: 'started' }, { type: 'leg-ended', ms: 9_000, isRight: true })
  expect(playRelay(done, { type: 'leg-ended', ms: 1, isRight: true })).toEqual(done)
})

it('lets all teams run equally far, and the first of a small team again', () => {
  expect(suitedLegs([6, 4, 7])).toBe(4)
  expect(suitedLegs([12, 10])).toBe(8)
  expect(suitedLegs([])).toBe(8)
  const [an, bai, chen] = [{ id: '安' }, { id: '白' }, { id: '陈' }]
  const ran = [[], ['安'], ['安', '白']]
  expect(ran.map((ids) => nextRunner([an, bai], ids))).toEqual([an, bai, an])
  expect(nextRunner([], [])).toBeUndefined()
  // The first has gone home after their row.
  expect(nextRunner([bai, chen], ['安', '白'])).toEqual(chen)
})
