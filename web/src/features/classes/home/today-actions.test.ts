import { expect, it } from 'vitest'
import { makeClass } from '../../../../test/make/class.ts'
import { todayActions } from './today-actions.ts'

const titles = (...given: Parameters<typeof todayActions>) => todayActions(...given).map(({ title }) => title)

it('names news first, then classes without pupils, then classes without a praised pupil', () => {
  const waiting = makeClass({ className: '三年级(2)班', studentCount: 48 })
  const empty = makeClass({ className: '一年级(1)班', studentCount: 0 })

  expect(titles([waiting, empty], 2)).toEqual([
    '2 条未读消息',
    '给一年级(1)班添加学生',
    '三年级(2)班今天还没夸到人',
  ])
})

it('asks for nothing when every class was praised and everything is read', () => {
  expect(titles([makeClass({ studentCount: 48, praisedToday: 3 })], 0)).toEqual([])
})

it('asks for nothing on behalf of an example class', () => {
  expect(titles([makeClass({ studentCount: 48, isExample: true })], 0)).toEqual([])
})

it('never asks for more than three things', () => {
  const classes = Array.from({ length: 4 }, () => makeClass({ studentCount: 48 }))

  expect(titles(classes, 1)).toHaveLength(3)
})
