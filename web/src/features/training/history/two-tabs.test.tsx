import { expect, it } from 'vitest'
import { enterSession } from '../../../shared/session/session.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { rememberStanding, findRecommendedLevel } from '../levels/standings.store.ts'
import { bestOf, noHistory, withRecord } from './history.ts'
import { changeHistory, historyOfUser } from './history.store.ts'

const me = makeTeacher()

/** What another tab of this browser keeps under a name, of which this one hears. */
function keepElsewhere(name: string, state: unknown): void {
  localStorage.setItem(name, JSON.stringify({ state, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: name }))
}

const record = (date: number) =>
  ({ type: 3, activityId: '3003', date, img: '3', name: '王老师', createDate: date }) as const

it('a round of this tab writes over no record of another one', () => {
  enterSession(me, false)
  changeHistory(me.userId, (history) => withRecord(history, record(9_000)))
  const elsewhere = [9_000, 8_000].map(record).reduce(withRecord, { ...noHistory, userId: me.userId })
  keepElsewhere('pinge-activity-history', elsewhere)
  changeHistory(me.userId, (history) => withRecord(history, record(7_000)))

  const dates = bestOf(historyOfUser(me.userId), 3, '3003').map(({ date }) => date)
  expect(dates).toEqual([7_000, 8_000, 9_000])
})

it('the level that suits goes on from the rounds of another tab', () => {
  enterSession(me, false)
  const clean = { type: 3, level: 4, isFinished: true, corrections: 0 } as const
  rememberStanding(me.userId, {}, 3, clean)
  keepElsewhere('pinge-training-standings', {
    byPlayer: { [`${me.userId}|3`]: { level: 6, clean: 1, failed: 0 } },
  })
  rememberStanding(me.userId, {}, 3, { ...clean, level: 6 })

  expect(findRecommendedLevel(me.userId, {}, 3, 3)).toBe(7)
})
