import { expect, it } from 'vitest'
import { countDay, describeToday, sayWhoWaits } from './describe-day.ts'
import { makeClass } from './make-class.ts'

it('adds up who was praised today and lists the classes that wait, without made-up children', () => {
  const day = countDay([
    makeClass({ className: '三年级(2)班', praisedToday: 33 }),
    makeClass({ className: '一年级(1)班', praisedToday: 0 }),
    makeClass({ className: '合唱社团', praisedToday: 0, studentCount: 0 }),
    makeClass({ className: '五年级(3)班', praisedToday: 7 }),
    makeClass({ className: '三年级(2)班（示例）', praisedToday: 20, isExample: true }),
    makeClass({ className: '四年级(1)班（示例）', praisedToday: 0, isExample: true }),
  ])

  expect(day).toEqual({ praised: 40, waiting: ['一年级(1)班'] })
})

it('names the class that waits, and the first of several', () => {
  expect(sayWhoWaits([])).toBe('每个班都夸到了。')
  expect(sayWhoWaits(['一年级(1)班'])).toBe('一年级(1)班还在等你。')
  expect(sayWhoWaits(['一年级(1)班', '二年级(1)班'])).toBe('一年级(1)班等 2 个班还在等你。')
})

it('does not call a day silent on which reminders were given', () => {
  expect(describeToday(7, true)).toEqual({ text: '今天 7 人被夸', isPraised: true })
  expect(describeToday(0, false)).toEqual({ text: '今天还没点评', isPraised: false })
  expect(describeToday(0, true)).toEqual({ text: '今天还没夸到人', isPraised: false })
})
