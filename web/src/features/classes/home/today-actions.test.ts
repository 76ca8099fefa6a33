import { expect, it } from 'vitest'
import { makeClass } from '../../../../test/make/class.ts'
import { todayActions, type Today } from './today-actions.ts'

const mine = makeClass({ classId: 'c1', className: '三年级(2)班', studentCount: 40 })
const other = makeClass({ classId: 'c2', className: '三年级(5)班', studentCount: 40, isOwner: false })
const quiet = { unpraisedThisWeek: 0, isAttendanceTaken: true }
const day = (said: Partial<Today>): Today => ({
  classes: [mine, other],
  today: [
    { ...quiet, classId: 'c1' },
    { ...quiet, classId: 'c2' },
  ],
  unreadMessages: 0,
  lastClassId: '',
  date: '2026-03-02',
  ...said,
})
const titles = (said: Partial<Today>) => todayActions(day(said)).map(({ title }) => title)

it('asks for nothing when all is done', () => {
  expect(titles({})).toEqual([])
})

it('leads back into the class that was open last, while it is there', () => {
  expect(titles({ lastClassId: 'c2' })).toEqual(['继续上课：三年级(5)班'])
  expect(titles({ lastClassId: 'gone' })).toEqual([])
  const empty = makeClass({ classId: 'c3', className: '四年级(1)班', studentCount: 0 })
  expect(titles({ classes: [empty], lastClassId: 'c3' })).toEqual(['给四年级(1)班添加学生'])
})

it('leads back into a course that was left in the middle', () => {
  const lesson = { title: '光盘七日行', link: '/practical-course?course=rice', step: 1 }
  expect(todayActions(day({ lesson }))).toMatchObject([
    { title: '继续上次课程：光盘七日行', text: '上到第 2 步', to: '/practical-course?course=rice' },
  ])
})

it('names the class in which the most pupils wait for praise, and leads to its records', () => {
  const today = [
    { ...quiet, classId: 'c1', unpraisedThisWeek: 2 },
    { ...quiet, classId: 'c2', unpraisedThisWeek: 6 },
  ]

  expect(todayActions(day({ today }))).toMatchObject([
    {
      title: '这周还没夸到的孩子 6 名',
      text: '三年级(5)班',
      to: '/comment/class-comment?classId=c2',
    },
  ])
})

it('reminds of attendance only the creator of a class, and only on school days', () => {
  const today = [
    { ...quiet, classId: 'c1', isAttendanceTaken: false },
    { ...quiet, classId: 'c2', isAttendanceTaken: false },
  ]

  expect(titles({ today })).toEqual(['三年级(2)班今天还没记考勤'])
  expect(titles({ today, date: '2026-03-01' })).toEqual([])
})

it('says how many other classes wait for attendance, and asks none without pupils', () => {
  const second = makeClass({ classId: 'c3', studentCount: 30 })
  const empty = makeClass({ classId: 'c4', className: '四年级(1)班', studentCount: 0 })
  const today = ['c1', 'c3', 'c4'].map((classId) => ({ ...quiet, classId, isAttendanceTaken: false }))
  const texts = (...classes: Today['classes']) =>
    todayActions(day({ classes, today })).map(({ text }) => text)

  expect(texts(mine)).toEqual(['只标没到的，其他算出勤'])
  expect(texts(mine, second)).toEqual(['还有 1 个班也没记'])
  expect(titles({ classes: [empty], today })).toEqual(['给四年级(1)班添加学生'])
})

it('names three things at most, and nothing of an example class', () => {
  const empty = makeClass({ className: '四年级(1)班' })
  const today = [{ classId: 'c1', unpraisedThisWeek: 9, isAttendanceTaken: false }]

  expect(titles({ classes: [empty, mine], today, unreadMessages: 2, lastClassId: 'c1' })).toEqual([
    '继续上课：三年级(2)班',
    '2 条未读消息',
    '给四年级(1)班添加学生',
  ])
  expect(titles({ classes: [makeClass({ classId: 'c1', isExample: true })], today })).toEqual([])
})
