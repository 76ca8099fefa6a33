import { lessonState, saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { preferLessMotion } from '../../../test/browser.ts'
import { cards, openClass, openTool, pupil } from '../../../test/class-screen.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { goBack } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

let school: SchoolClass

beforeEach(() => {
  school = openSchoolClass()
})

it.each([
  ['随机点名', '随机点名', '开始点名'],
  ['计时器', '计时', '开始'],
  ['随机数', '随机数', '抽一个'],
])(
  '%s begins on what it is opened for, so that Enter and the space bar do it',
  async (tool, title, action) => {
    const user = await openClass()
    await openTool(user, tool)
    const dialog = within(await screen.findByRole('dialog', { name: title }))

    const button = dialog.getByRole('button', { name: action })
    await waitFor(() => expect(document.activeElement).toBe(button))
  },
)

describe('a random number', () => {
  it('is drawn between two integers, and what cannot be is said', async () => {
    const user = await openClass()
    await openTool(user, '随机数')
    const dialog = within(await screen.findByRole('dialog', { name: '随机数' }))
    expect(dialog.getByLabelText<HTMLInputElement>('最大值').value).toBe('6')
    await user.fill(dialog.getByLabelText('最小值'), '6')
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('alert').textContent).toBe('最小值必须小于最大值')
    await user.fill(dialog.getByLabelText('最小值'), '1.5')
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('alert').textContent).toBe('最小值和最大值必须是整数')

    await user.fill(dialog.getByLabelText('最小值'), '5')
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(dialog.getByRole('status', { name: '抽到的数' }).textContent).toMatch(/^[56]$/),
    )
    expect(dialog.getByRole('alert').textContent).toBe('')
  })
})

describe('the timer', () => {
  const timer = async () => within(await screen.findByRole('dialog', { name: '计时' }))

  it('is paused, goes on, takes a minute more, and says when the time is up', async () => {
    holdClock('2026-03-02T10:00:00+08:00')
    const user = await openClass()
    await openTool(user, '计时器')
    const dialog = await timer()
    await user.click(dialog.getByRole('button', { name: '2 分钟' }))
    await user.click(dialog.getByRole('button', { name: '开始' }))
    await pass(30_000)
    await user.click(dialog.getByRole('button', { name: '暂停' }))
    expect(dialog.getByRole('timer').textContent).toMatch(/^01:[123]\d$/)
    await pass(30_000)
    await user.click(dialog.getByRole('button', { name: /1 分钟$/ }))
    expect(dialog.getByRole('timer').textContent).toMatch(/^02:[123]\d$/)
    await user.click(dialog.getByRole('button', { name: '继续' }))
    await pass(150_000)

    await dialog.findByText('时间到')
  })

  it('as a stopwatch takes times, and stands still when it is paused', async () => {
    holdClock('2026-03-02T10:00:00+08:00')
    const user = await openClass()
    await openTool(user, '计时器')
    const dialog = await timer()
    await user.click(dialog.getByRole('button', { name: '秒表' }))
    await user.click(dialog.getByRole('button', { name: '开始' }))
    await pass(75_000)
    await user.click(dialog.getByRole('button', { name: '计次' }))
    await user.click(dialog.getByRole('button', { name: '暂停' }))
    expect(dialog.getByRole('list', { name: '记下的时间，最近的在前' }).textContent).toMatch(/01:[12]\d\.\d/)
    const stood = dialog.getByRole('timer').textContent
    await pass(75_000)
    expect(dialog.getByRole('timer').textContent).toBe(stood)

    await user.click(dialog.getByRole('button', { name: '清零' }))
    expect(dialog.getByRole('timer').textContent).toBe('00:00.0')
  })
})

describe('drawing pupils', () => {
  it('names several who are there, and opens their comment at once', async () => {
    preferLessMotion()
    school.students = makePupils(5).map((one) => (one.id === 's1' ? { ...one, attendance: 'leave' } : one))
    const user = await openClass()
    await openTool(user, '随机点名')
    const draw = within(await screen.findByRole('dialog', { name: '随机点名' }))
    expect(draw.getByText(/1 人未到，不参与点名/)).toBeTruthy()
    await user.click(draw.getByRole('button', { name: '增加' }))
    await user.click(draw.getByRole('button', { name: '开始点名' }))
    const drawn = within(await draw.findByRole('list', { name: '抽到的学生' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(drawn).toHaveLength(2)
    expect(drawn).not.toContain('王浩然')

    await user.click(draw.getByRole('button', { name: '点评 2 人' }))
    await screen.findByRole('dialog', { name: '点评 2 名学生' })
  })
})

describe('attendance', () => {
  const sheet = async () => within(await screen.findByRole('dialog', { name: /考勤/ }))

  beforeEach(() => {})

  it('that the network kept back stays marked, is asked about before it is thrown away, and is saved', async () => {
    server.fail(saveAttendance)
    const user = await openClass()
    await openTool(user, '考勤')
    const mark = async (name: string, state: string) =>
      within(await (await sheet()).findByRole('group', { name })).getByRole<HTMLInputElement>('radio', {
        name: state,
      })
    await user.click(await mark('张子轩', '缺勤'))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: '继续记' }))
    // The browser's Back asks like Escape.
    await goBack()
    await user.click(await screen.findByRole('button', { name: '继续记' }))
    await user.click(screen.getByRole('button', { name: '保存考勤' }))
    expect((await (await sheet()).findByRole('alert')).textContent).toBe('网络连接失败')
    expect((await mark('张子轩', '缺勤')).checked).toBe(true)

    server.answer(saveAttendance, ({ marks }) => {
      school.students = school.students.map((one) => {
        const state = marks.find(({ studentId }) => studentId === one.id)?.state
        return state ? { ...one, attendance: lessonState(state) } : one
      })
      return { date: '2026-03-02' }
    })
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await waitFor(() => expect(cards()).toContain('张子轩，0 分，今天缺勤'))
  })
})

describe('keys in a class', () => {
  it('find pupils, select them, and show what they do', async () => {
    const user = await openClass()
    for (const letters of ['whr', 'lsq']) await user.keyboard(`${letters} `)
    const bar = await screen.findByRole('toolbar', { name: '已选学生' })
    expect(bar.textContent).toContain('已选 2 人')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull())

    pupil('张子轩').focus()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: '快捷键' })
    expect(help.textContent).toContain('撤销上一次点评')
  })
})
