import { expect, it } from 'vitest'
import { countDay, formatToday, formatWaiting } from './format-day.ts'
import { makeClass } from '../../../test/make/class.ts'

it('adds up who was praised today and lists the classes that wait, without made-up children', () => {
  const day = countDay([
    makeClass({ className: '三年级(2)班', studentCount: 48, praisedToday: 33 }),
    makeClass({ className: '一年级(1)班', studentCount: 48, praisedToday: 0 }),
    makeClass({ className: '合唱社团', studentCount: 0, praisedToday: 0 }),
    makeClass({ className: '五年级(3)班', studentCount: 48, praisedToday: 7 }),
    makeClass({ className: '三年级(2)班（示例）', studentCount: 48, praisedToday: 20, isExample: true }),
    makeClass({ className: '四年级(1)班（示例）', studentCount: 48, praisedToday: 0, isExample: true }),
  ])

  expect(day).toEqual({ praised: 40, waiting: ['一年级(1)班'] })
})

it('names the class that waits, and the first of several', () => {
  expect(formatWaiting([])).toBe('每个班都夸到了。')
  expect(formatWaiting(['一年级(1)班'])).toBe('一年级(1)班还在等你。')
  expect(formatWaiting(['一年级(1)班', '二年级(1)班'])).toBe('一年级(1)班等 2 个班还在等你。')
})

it('does not call a day silent on which reminders were given', () => {
  expect(formatToday(7, true)).toEqual({ text: '今天 7 人被夸', isPraised: true })
  expect(formatToday(0, false)).toEqual({ text: '今天还没点评', isPraised: false })
  expect(formatToday(0, true)).toEqual({ text: '今天还没有表扬', isPraised: false })
})
