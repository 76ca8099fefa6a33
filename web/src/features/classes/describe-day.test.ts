import { expect, it } from 'vitest'
import { countDay, describeToday, sayWhoWaits } from './describe-day.ts'
import { exampleClass } from './example-class.ts'

it('adds up who was praised today and lists the classes that wait', () => {
  const day = countDay([
    exampleClass({ className: '三年级(2)班', praisedToday: 33 }),
    exampleClass({ className: '一年级(1)班', praisedToday: 0 }),
    exampleClass({ className: '合唱社团', praisedToday: 0, studentCount: 0 }),
    exampleClass({ className: '五年级(3)班', praisedToday: 7 }),
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
