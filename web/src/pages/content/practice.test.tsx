import { classList } from '@pinge/contract/classes.ts'
import * as courses from '@pinge/contract/content/courses.ts'
import * as practices from '@pinge/contract/content/practice.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rememberOpenClass } from '../../features/classes/class-detail.store.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, goTo, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const tasks = ['看一看', '少一点', '吃干净', '谢一谢', '问一问', '教一教', '说一说']
const plate: DataOf<typeof courses.courseDetail> = {
  id: 'plate',
  categoryId: 1,
  collectionId: null,
  title: '光盘行动',
  cover: '/content/plate.webp',
  intro: '吃多少，取多少',
  qualityType: 2,
  grades: ['low'],
  theme: '节俭',
  topic: null,
  duration: 720,
  steps: [],
  fileTypes: [],
  used: 0,
  sample: true,
  favorite: false,
  step: null,
  vid: null,
  file: null,
  goals: { know: '', feel: '', act: '' },
  days: tasks.map((task, at) => ({ title: `第 ${at + 1} 天`, task })),
  questions: [],
  openers: [],
  promise: null,
  comment: '节约粮食',
  files: [],
}
const startedDaysAgo = (days: number, doneDays: number[], title = '光盘行动'): practices.Practice => ({
  id: title === '光盘行动' ? 'plate' : 'bag',
  title,
  cover: plate.cover,
  startedOn: addDays(localDate(Date.now()), -days),
  days: plate.days,
  doneDays,
})

let current: practices.Practice | null
beforeEach(() => {
  current = null
  openSchoolClass()
  const { goals: _goals, days: _days, files: _files, ...card } = plate
  const listed = { ...card, steps: [] }
  server.answer(courses.courseFacet, { themes: [], topics: [], grades: [], qualityTypes: [] })
  server.answer(courses.courseList, { list: [listed], total: 1, pageNum: 1, pageSize: 12 })
  server.answer(courses.collectionList, [])
  server.answer(courses.courseDetail, plate)
  server.answer(practices.practiceDetail, () => ({ practice: current }))
  server.answer(practices.savePractice, ({ id }) => {
    current = id === null ? null : startedDaysAgo(0, [])
    return { startedOn: current?.startedOn ?? null }
  })
  server.answer(practices.checkPractice, ({ day, on }) => {
    if (!current) throw new Error('The class does no practice')
    const doneDays = on ? [...current.doneDays, day] : current.doneDays.filter((one) => one !== day)
    current = { ...current, doneDays }
    return { doneDays }
  })
})

const banner = async () => within(await screen.findByRole('region', { name: '本周实践' }))

it('a class begins a practical course, and marks the day on which it did its task', async () => {
  const user = await openScreen('/practical-course')
  await (await banner()).findByText(/选“本周就做这个”/u)
  await user.click(await screen.findByRole('button', { name: /^光盘行动/u }))
  await user.click(await screen.findByRole('button', { name: '本周就做这个' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const week = await banner()
  await week.findByText('看一看')
  await user.click(week.getByRole('button', { name: '打卡' }))
  await week.findByRole('button', { name: '已打卡' })
  expect(server.requests(practices.checkPractice)).toMatchObject([{ classId: 'c1', day: 1, on: true }])
})

it('a course that is begun late leads no teacher back who has gone on meanwhile', async () => {
  const held = server.hold(practices.savePractice)
  const user = await openScreen('/practical-course')
  await user.click(await screen.findByRole('button', { name: /^光盘行动/u }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(await drawer.findByRole('button', { name: '本周就做这个' }))
  await waitFor(() => expect(server.requests(practices.savePractice)).toHaveLength(1))
  await user.click(drawer.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await goTo('/practical-course?sort=newest')
  const asked = server.requests(practices.practiceDetail).length

  held.answer({ startedOn: '2026-11-23' })

  await waitFor(() => expect(server.requests(practices.practiceDetail).length).toBeGreaterThan(asked))
  expect(address()).toBe('/practical-course?sort=newest')
})

it('a day that was forgotten is marked later, and none that has not come', async () => {
  current = startedDaysAgo(2, [1])
  const user = await openScreen('/practical-course')
  const week = await banner()
  await user.click(await week.findByRole('button', { name: /少一点$/u }))
  await waitFor(() => expect(week.getByRole('button', { name: /少一点$/u, pressed: true })).toBeTruthy())
  expect(week.getByRole('button', { name: '今天，吃干净' }).getAttribute('aria-pressed')).toBe('false')
  expect(week.getByRole('img', { name: /谢一谢，还没有到$/u })).toBeTruthy()
})

it('days that were marked are not lost without a question, when another course is begun', async () => {
  current = startedDaysAgo(2, [1, 2], '一周不抱怨')
  const user = await openScreen('/practical-course?course=plate')
  const begin = await screen.findByRole<HTMLButtonElement>('button', { name: '本周就做这个' })
  // What the class does now is known first.
  await waitFor(() => expect(begin.disabled).toBe(false))
  await user.click(begin)
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText('三年级(2)班正在做“一周不抱怨”，已经打的 2 天卡不再保留。')
  await user.click(question.getByRole('button', { name: '取消' }))
  expect(server.requests(practices.savePractice)).toEqual([])
})

it('days that were marked are not lost without a question, when their course is ended', async () => {
  current = startedDaysAgo(2, [1, 2])
  const user = await openScreen('/practical-course')
  const week = await banner()
  await user.click(await week.findByRole('button', { name: '不做了' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(server.requests(practices.savePractice)).toEqual([])

  await user.click(question.getByRole('button', { name: '不做了' }))
  await week.findByText(/选“本周就做这个”/u)
  expect(server.requests(practices.savePractice)).toMatchObject([{ id: null }])
})

it('what a class does that could not be read is said beside the button, which asks once more', async () => {
  server.fail(practices.practiceDetail)
  const user = await openScreen('/practical-course?course=plate')
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByText('三年级(2)班在做什么没有加载出来（网络连接失败），再点一次试试')
  server.answer(practices.practiceDetail, () => ({ practice: current }))
  await user.click(drawer.getByRole('button', { name: '本周就做这个' }))

  await waitFor(() => expect(server.requests(practices.savePractice)).toMatchObject([{ id: 'plate' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('what is over makes room for the next one', async () => {
  current = startedDaysAgo(9, [1, 2, 3, 5])
  const user = await openScreen('/practical-course')
  const week = await banner()
  await week.findByText(/7 天做完了，打卡/u)
  expect(week.queryByRole('button', { name: '打卡' })).toBeNull()
  await user.click(week.getByRole('button', { name: '做下一个' }))
  await week.findByText(/选“本周就做这个”/u)
})

it('a teacher of several classes looks at each', async () => {
  const others = [makeClass({ classId: 'c1' }), makeClass({ classId: 'c2', className: '四年级(1)班' })]
  server.answer(classList, others)
  const user = await openScreen('/practical-course')
  await user.click(await (await banner()).findByRole('button', { name: /^三年级\(2\)班.*换一个班级$/u }))
  await user.click(await screen.findByRole('menuitemradio', { name: '四年级(1)班' }))
  await waitFor(() =>
    expect(server.requests(practices.practiceDetail).at(-1)).toMatchObject({ classId: 'c2' }),
  )
})

it('what is taught is commented on in the class that is looked at, not in the one that was open last', async () => {
  const teacher = makeTeacher()
  rememberOpenClass(teacher.userId, makeClass({ classId: 'c1' }))
  server.answer(classList, [
    makeClass({ classId: 'c1' }),
    makeClass({ classId: 'c2', className: '四年级(1)班' }),
  ])
  const user = await openScreen('/practical-course', teacher)
  await user.click(await (await banner()).findByRole('button', { name: /换一个班级$/u }))
  await user.click(await screen.findByRole('menuitemradio', { name: '四年级(1)班' }))
  await user.click(await screen.findByRole('button', { name: /^光盘行动/u }))

  const link = await screen.findByRole('link', { name: '去点评' })
  expect(link.getAttribute('href')).toContain('classId=c2')
})

it('a teacher without a class is told how to begin', async () => {
  server.answer(classList, [])
  await openScreen('/practical-course')
  expect(await (await banner()).findByRole('link', { name: '新建班级' })).toBeTruthy()
})
