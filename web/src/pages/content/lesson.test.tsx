import { classList } from '@pinge/contract/classes.ts'
import * as courses from '@pinge/contract/content/courses.ts'
import { recordPlay } from '@pinge/contract/content/videos.ts'
import { studentList } from '@pinge/contract/students.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberOpenClass } from '../../features/classes/class-detail.store.ts'
import { holdClock, pass, sleep } from '../../../test/clock.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeCourse, makeCourseDetail, makePage, makeStep } from '../../../test/make/content.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const LESSON = '/special-course?lesson=joke'
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const heading = (name: string) => screen.findByRole('heading', { name })
const keptSteps = () => server.requests(courses.saveCourseProgress).map(({ step }) => step)

const detail = makeCourseDetail({
  id: 'joke',
  steps: [
    makeStep('一张纸', { slides: [{ title: '一张纸', lines: ['折一折'], picture: '/content/paper.webp' }] }),
    makeStep('三个信号', { name: '体验', minutes: 12, timerMinutes: 1 }),
    makeStep('三句话', { name: '行动', questions: ['你会怎么说？', '谁能帮你？'] }),
  ],
  openers: ['我觉得……'],
})

beforeEach(() => {
  openSchoolClass()
  server.answer(courses.courseFacet, { themes: [], topics: [], grades: [], qualityTypes: [] })
  server.answer(courses.collectionList, [])
  server.answer(courses.courseList, makePage([makeCourse({ id: 'joke' })]))
  server.answer(courses.courseDetail, detail)
  server.answer(courses.saveCourseProgress, ({ step }) => ({ step }))
  server.answer(recordPlay, { createdAt: 1 })
})

describe('a lesson on the board', () => {
  it('is walked through by its steps, of which the open one is marked', async () => {
    const user = await openScreen(LESSON)
    await heading('一张纸')
    screen.getByText('折一折')
    const steps = within(screen.getByRole('navigation', { name: '环节' }))
    const current = () => steps.getAllByRole('button').findIndex((step) => step.hasAttribute('aria-current'))
    expect(current()).toBe(0)
    expect(screen.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true)

    await user.click(steps.getByRole('button', { name: /^行动/u }))
    await heading('三句话')
    expect(current()).toBe(2)
    await user.click(screen.getByRole('button', { name: '下一页' }))
    await screen.findByText('想一想，第 1 问，共 2 问')
    screen.getByText('我觉得……')
    await user.click(screen.getByRole('button', { name: '下一页' }))
    await screen.findByText('谁能帮你？')
    expect(screen.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true)
    // At its last page the lesson is over, and begins at the start another day.
    expect(keptSteps()).toEqual([0, 2, null])
  })

  it('obeys arrows, Space and the dot of a clicker, and lets keys with Ctrl be', async () => {
    await openScreen(LESSON)
    await heading('一张纸')
    press('ArrowRight')
    await heading('三个信号')
    press(' ')
    await heading('三句话')
    press('ArrowLeft')
    await heading('三个信号')
    fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true })
    await heading('三个信号')
    press('.')
    expect(screen.getByRole('button', { name: '黑屏讲解（B）' }).getAttribute('aria-pressed')).toBe('true')
    press('.')
    expect(screen.getByRole('button', { name: '黑屏讲解（B）' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('leaves Space to the button that has the focus, so that one press does not turn two pages', async () => {
    const user = await openScreen(LESSON)
    await heading('一张纸')
    act(() => screen.getByRole('button', { name: '下一页' }).focus())
    await user.keyboard(' ')

    await heading('三个信号')
  })

  it('keeps the keyboard at its last page, where the button that led there can be pressed no more', async () => {
    const user = await openScreen(LESSON)
    await heading('一张纸')
    act(() => screen.getByRole('button', { name: '下一页' }).focus())
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}')
    await screen.findByText('谁能帮你？')

    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: '授课' }))
  })

  it('that was opened by its address leaves the keyboard in the list beneath', async () => {
    await openScreen(LESSON)
    await heading('一张纸')
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '授课' })).toBeNull())

    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('is left by Escape, and the course stands where it was', async () => {
    await openScreen('/special-course?lesson=joke&course=joke&page=2')
    await heading('一张纸')
    press('Escape')

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '授课' })).toBeNull())
    expect(address()).toBe('/special-course?course=joke&page=2')
    await screen.findByRole('button', { name: '投屏授课' })
  })

  it('that is dark is first lit up by Escape, and left by the next one', async () => {
    await openScreen(LESSON)
    await heading('一张纸')
    press('b')
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('button', { name: '亮屏' })).toBeNull())
    await heading('一张纸')

    press('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '授课' })).toBeNull())
  })

  it('that could not be read can be left or asked for again', async () => {
    server.refuse(courses.courseDetail, 'serviceBusy')
    const user = await openScreen(LESSON)
    const lesson = within(await screen.findByRole('dialog', { name: '授课' }))
    await lesson.findByText('没有加载出来')
    lesson.getByRole('button', { name: '退出' })
    server.answer(courses.courseDetail, detail)
    await user.click(lesson.getByRole('button', { name: '再试一次' }))

    await heading('一张纸')
  })

  it('goes on although the network does not keep its step', async () => {
    server.fail(courses.saveCourseProgress)
    await openScreen(LESSON)
    await heading('一张纸')
    press('PageDown')

    await heading('三个信号')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('counts as used once it was on for a while, and not when it was only looked into', async () => {
    holdClock()
    await openScreen(LESSON)
    await heading('一张纸')
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '授课' })).toBeNull())
    expect(server.requests(recordPlay)).toEqual([])
  })

  it('tells its minutes when it is left', async () => {
    holdClock()
    await openScreen(LESSON)
    await heading('一张纸')
    await pass(90_000)
    press('Escape')

    await waitFor(() => expect(server.requests(recordPlay)).toHaveLength(1))
    const [told] = server.requests(recordPlay)
    expect(told).toMatchObject({ categoryId: 2, entryId: 'joke', type: 1 })
    expect(Math.floor(told?.plays ?? 0)).toBe(1)
  })
})

describe('the clock of a step', () => {
  it('runs down, is given another minute, stands still and says when time is up', async () => {
    holdClock()
    const user = await openScreen('/special-course?lesson=joke')
    await heading('一张纸')
    expect(screen.queryByRole('button', { name: '计时 1 分钟' })).toBeNull()
    press('PageDown')
    await user.click(await screen.findByRole('button', { name: '计时 1 分钟' }))
    const clock = within(screen.getByRole('region', { name: '计时' }))
    const left = () => clock.getByRole('timer').textContent
    expect(left()).toBe('01:00')
    await user.click(clock.getByRole('button', { name: '1 分钟' }))
    await pass(30_000)
    expect(['01:30', '01:29']).toContain(left())
    await user.click(clock.getByRole('button', { name: '暂停计时' }))
    const stood = left()
    await pass(30_000)
    expect(left()).toBe(stood)

    await user.click(clock.getByRole('button', { name: '继续计时' }))
    await pass(90_000)
    expect(left()).toBe('00:00')
    clock.getByText('时间到')
    expect(clock.getByRole('button', { name: '暂停计时' })).toHaveProperty('disabled', true)
  })

  it('goes by the time, and not by how often it is seen', async () => {
    holdClock()
    const user = await openScreen(LESSON)
    await heading('一张纸')
    press('PageDown')
    await user.click(await screen.findByRole('button', { name: '计时 1 分钟' }))
    const clock = within(screen.getByRole('region', { name: '计时' }))
    act(() => sleep(40_000))
    await pass(2_000)
    expect(clock.getByRole('timer').textContent).toMatch(/^00:1[678]$/u)
    act(() => sleep(40_000))
    await pass(2_000)

    clock.getByText('时间到')
  })

  it('goes away with its step', async () => {
    const user = await openScreen(LESSON)
    await heading('一张纸')
    press('PageDown')
    await user.click(await screen.findByRole('button', { name: '计时 1 分钟' }))
    press('PageDown')
    await heading('三句话')
    press('PageUp')

    await heading('三个信号')
    expect(screen.queryByRole('region', { name: '计时' })).toBeNull()
  })
})

it('a lesson that became shorter meanwhile stands at its last page', async () => {
  holdClock()
  await openScreen(LESSON)
  await heading('一张纸')
  for (const _ of [1, 2, 3]) press('PageDown')
  await screen.findByText('你会怎么说？')
  server.answer(courses.courseDetail, { ...detail, steps: detail.steps.slice(0, 2) })
  await pass(6_000)
  // The teacher looks into another window and comes back.
  act(() => void window.dispatchEvent(new Event('visibilitychange')))

  await heading('三个信号')
  screen.getByRole('button', { name: '退出' })
})

describe('from a lesson', () => {
  it('a teacher without a class is offered no names', async () => {
    await openScreen(LESSON)
    await heading('一张纸')

    expect(screen.queryByRole('button', { name: '点名' })).toBeNull()
  })

  it('comments are given in the class that was open last, of the lesson’s own quality', async () => {
    const teacher = makeTeacher()
    rememberOpenClass(teacher.userId, makeClass({ classId: 'c1' }))
    const user = await openScreen(LESSON, teacher)
    await heading('一张纸')
    await user.click(screen.getByRole('button', { name: '去点评' }))

    await waitFor(() => expect(address()).toContain('classId=c1'))
    const [pupil] = await screen.findAllByRole('button', { name: /王浩然/u })
    expect(screen.queryByRole('dialog', { name: '授课' })).toBeNull()
    if (!pupil) throw new Error('the class has no pupils')
    await user.click(pupil)

    await screen.findByRole('tab', { name: /习惯/u, selected: true })
  })

  it('comments are not given in a class that is archived, and no names of it are drawn', async () => {
    const teacher = makeTeacher()
    rememberOpenClass(teacher.userId, makeClass({ classId: 'c1' }))
    server.answer(classList, [makeClass({ classId: 'c1', isArchived: true })])
    const user = await openScreen(LESSON, teacher)
    await heading('一张纸')
    await waitFor(() => expect(screen.queryByRole('button', { name: '点名' })).toBeNull())
    await user.click(screen.getByRole('button', { name: '去点评' }))

    await waitFor(() => expect(address()).toBe('/comment'))
  })

  it('names that could not be read are asked for again over the lesson', async () => {
    const teacher = makeTeacher()
    rememberOpenClass(teacher.userId, makeClass({ classId: 'c1' }))
    server.refuse(studentList, 'serviceBusy')
    const user = await openScreen(LESSON, teacher)
    await user.click(await screen.findByRole('button', { name: '点名' }))
    const draw = within(await screen.findByRole('dialog', { name: '随机点名' }))
    await draw.findByText('没有加载出来')
    openSchoolClass()
    await user.click(draw.getByRole('button', { name: '再试一次' }))

    await screen.findByRole('button', { name: '开始点名' })
  })
})
