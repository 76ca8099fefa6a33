import { expect, it } from 'vitest'
import {
  bestOf,
  formatElapsed,
  historyOf,
  isPlayedToday,
  minDateOf,
  noHistory,
  withPlay,
  withRecord,
} from './history.ts'

const record = (date: number, createDate = date) =>
  ({ type: 3, activityId: '3003', date, img: '3', name: '王老师', createDate }) as const

it('keeps the best five of a level, the fastest first', () => {
  const history = [50, 20, 40, 10, 30, 60, 5].reduce(
    (kept, date) => withRecord(kept, record(date)),
    historyOf(noHistory, 'u1'),
  )
  expect(history.records.map(({ date }) => date)).toEqual([5, 10, 20, 30, 40])
})

it('keeps the five of each level and each game apart, and of equal times the older first', () => {
  let history = historyOf(noHistory, 'u1')
  for (const createDate of [2, 1]) history = withRecord(history, record(30, createDate))
  history = withRecord(history, { ...record(9), activityId: '3004' })
  history = withRecord(history, { ...record(7), type: 1, activityId: '1001' })
  expect(
    history.records.filter(({ activityId }) => activityId === '3003').map((one) => one.createDate),
  ).toEqual([1, 2])
  expect([
    minDateOf(history, 3),
    minDateOf(history, 3, '3003'),
    minDateOf(history, 1),
    minDateOf(history, 2),
  ]).toEqual([9, 30, 7, null])
})

it('tells the best of one level of one game', () => {
  let history = withRecord(historyOf(noHistory, 'u1'), record(30))
  history = withRecord(history, { ...record(9), activityId: '3004' })
  history = withRecord(history, { ...record(7), type: 1 })

  expect(bestOf(history, 3, '3003').map(({ date }) => date)).toEqual([30])
  expect(history.records.map(({ date }) => date)).toEqual([30, 9, 7])
})

it('counts how often a game was played on a day, from one again on the next', () => {
  const days = ['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-24']
  const counted: (number | undefined)[] = []
  let history = historyOf(noHistory, 'u1')
  for (const played of days) {
    history = withPlay(history, 3, played)
    counted.push(history.playsThatDay?.[3])
  }

  expect(counted).toEqual([1, 2, 3, 1])
  const kept = { ...noHistory, lastPlay: { 3: '2026-11-23' } }
  expect(withPlay(kept, 3, '2026-11-23').playsThatDay?.[3]).toBe(2)
})

it('begins again for another teacher on the same computer', () => {
  const mine = withPlay(withRecord(historyOf(noHistory, 'u1'), record(5)), 3, '2026-11-23')
  expect(historyOf(mine, 'u1')).toBe(mine)
  expect(historyOf(mine, 'u2')).toEqual({ userId: 'u2', records: [], lastPlay: {} })
})

it('knows a game that was played today though its time is among no best five', () => {
  const played = withPlay(historyOf(noHistory, 'u1'), 3, '2026-11-23')
  expect(isPlayedToday(played, 3, '2026-11-23')).toBe(true)
  expect(isPlayedToday(played, 3, '2026-11-24')).toBe(false)
  expect(isPlayedToday(played, 1, '2026-11-23')).toBe(false)
})

it('writes times as minutes, seconds and milliseconds', () => {
  expect([0, 65_230, 3_600_001].map(formatElapsed)).toEqual(['00:00.000', '01:05.230', '60:00.001'])
  expect(withRecord(noHistory, record(65_230)).records[0]?.time).toEqual({
    minute: 1,
    second: 5,
    millisecond: 230,
  })
})
