import { expect, it } from 'vitest'
import { practiceDays } from './practice-days.ts'

const practice = {
  id: 'plate',
  title: '光盘行动',
  cover: '',
  startedOn: '2026-11-23',
  days: [
    { title: '周一', task: '看一看' },
    { title: '周二', task: '少一点' },
    { title: '周三', task: '谢一谢' },
  ],
  doneDays: [1],
}
const at = (time: string) => practiceDays(practice, Date.parse(`${time}+08:00`))

it('has a day of today by the clock of the school, whatever the clock of the computer', () => {
  expect(at('2026-11-24T00:01:00').map(({ weekday, when }) => `${weekday} ${when}`)).toEqual([
    '一 past',
    '二 today',
    '三 ahead',
  ])
  expect(at('2026-11-23T23:59:00')[0]).toMatchObject({ when: 'today', isDone: true })
})

it('has no day of today before it begins, nor once it is over', () => {
  for (const [time, when] of [
    ['2026-11-22T20:00:00', 'ahead'],
    ['2026-11-26T08:00:00', 'past'],
  ] as const)
    expect(new Set(at(time).map((day) => day.when))).toEqual(new Set([when]))
})
