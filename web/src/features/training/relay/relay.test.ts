import { expect, it } from 'vitest'
import { beginRound, playRound, type RoundEvent, type RoundTask } from '../round/round.ts'
import { beginRelay, nextRunner, playRelay, rowTime, suitedLegs, type RelayEvent } from './relay.ts'

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

/** A row of five digits, looked at for so long and put back as quickly as this, in each of these orders. */
function runRow(lookMs: number, putMs: number, ...answers: readonly string[]): number {
  const level = { activityId: '3004', level: 4, name: '', tip: '', count: 5, memoMaxMs: 40_000 }
  const shown = { sequence: [...'48496'], tray: [], isReversed: false }
  const task: RoundTask = { type: 3, recallMaxMs: 60_000, ...level, ...shown }
  const begun: RoundEvent[] = [
    { type: 'memorised', at: lookMs },
    { type: 'covered', at: lookMs + 1_000 },
  ]
  const checks = answers.flatMap((digits, check): RoundEvent[] => [
    ...[...digits].map((piece) => ({ type: 'taken', piece }) as const),
    { type: 'checked', at: lookMs + 1_000 + putMs * (check + 1) },
  ])
  return rowTime([...begun, ...checks].reduce(playRound, beginRound(task, 0)))
}

it('lets no team be quicker by guessing than by remembering', () => {
  const remembered = runRow(12_000, 9_000, '48496')
  expect(remembered).toBe(21_000)
  // Five wrong places cost a quarter of a minute, and a row of five digits takes 25 seconds.
  expect(runRow(2_000, 2_000, '11111')).toBe(25_000 + 15_000)
  // Slower than that is what it took, as ever.
  expect(runRow(20_000, 9_000, '48111')).toBe(29_000 + 9_000)
  // What was put right costs its mistakes, and nothing else.
  expect(runRow(2_000, 2_000, '48491', '6')).toBe(6_000 + 3_000)
})
