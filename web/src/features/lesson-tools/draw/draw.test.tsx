import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { preferLessMotion } from '../../../../test/browser.ts'
import { item, openClass, openTool } from '../../../../test/class-screen.ts'
import { holdClock, pass } from '../../../../test/clock.ts'
import { tellLive } from '../../../../test/live.ts'
import { makePupils } from '../../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../../test/school-class.ts'
import { openSchoolTeams } from '../../../../test/school-teams.ts'
import { address, openScreen } from '../../../../test/screen.tsx'
import type { User } from '../../../../test/user.ts'

let school: SchoolClass
let user: User

beforeEach(() => {
  school = openSchoolClass({ students: makePupils(3) })
})

async function openDraw(): Promise<void> {
  user = await openClass()
  await openTool(user, '随机点名')
  await screen.findByRole('dialog', { name: '随机点名' })
}

const dialog = () => screen.getByRole('dialog', { name: '随机点名' })
const button = (name: string | RegExp) => within(dialog()).getByRole<HTMLButtonElement>('button', { name })
const drawOnce = () => user.click(button(/^(开始点名|再点一次)$/))
const drawn = () => within(dialog()).queryByText(/^点到/)?.textContent ?? ''

describe('names by chance', () => {
  beforeEach(preferLessMotion)

  it('name everybody once before anybody is named again', async () => {
    await openDraw()
    const named = []
    for (const count of [1, 2, 3]) {
      await drawOnce()
      expect(dialog().textContent).toContain(`已抽 ${count}/3`)
      named.push(drawn())
    }
    expect(named.toSorted()).toEqual(['点到张子轩', '点到李思琪', '点到王浩然'].toSorted())
    expect(dialog().textContent).toContain('本轮已全部点到，再点开始新一轮')

    await drawOnce()
    expect(dialog().textContent).toContain('已抽 1/3')
  })

  it('remember the round while the dialog is shut, until it is begun again by its button', async () => {
    await openDraw()
    await drawOnce()
    await user.click(button('关闭'))
    await openTool(user, '随机点名')
    await waitFor(() => expect(dialog().textContent).toContain('已抽 1/3'))
    expect(button('开始点名')).toBeTruthy()

    await user.click(button('重新开始'))
    expect(dialog().textContent).toContain('已抽 0/3')
    expect(within(dialog()).queryByRole('button', { name: '重新开始' })).toBeNull()
  })

  it('are never more at once than there are pupils', async () => {
    school.students = makePupils(2)
    await openDraw()
    expect(button('减少').disabled).toBe(true)
    await user.click(button('增加'))
    expect(button('增加').disabled).toBe(true)
    await drawOnce()

    const list = within(within(dialog()).getByRole('list', { name: '抽到的学生' }))
    expect(
      list
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(['李思琪', '王浩然'])
  })

  it('lead straight to a comment for the one who was named', async () => {
    school.students = makePupils(1)
    await openDraw()
    await drawOnce()
    await user.click(button('点评'))

    const giving = await screen.findByRole('dialog', { name: /^点评/ })
    expect(giving.textContent).toContain('王浩然')
  })

  it('go on after a comment, which is told where they stand, with its undo', async () => {
    school.students = makePupils(2)
    await openDraw()
    await drawOnce()
    const [, first] = /^点到(.+)$/.exec(drawn()) ?? []
    await user.click(button('点评'))
    await user.click(await item('积极发言'))

    await waitFor(() => expect(dialog().textContent).toContain('积极发言'))
    // A screen reader finds no words in what the dialog covers.
    const heard = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(heard).toContainEqual(expect.stringContaining(`已点评${first}`))
    expect(drawn()).toBe(`点到${first}`)
    await user.click(button('撤销'))
    await waitFor(() => expect(dialog().textContent).toContain('已撤销'))
    await drawOnce()
    expect(dialog().textContent).toContain('已抽 2/2')
    expect(drawn()).not.toBe(`点到${first}`)
  })

  it('are still there when the comment is left without giving one', async () => {
    school.students = makePupils(1)
    await openDraw()
    await drawOnce()
    await user.click(button('点评'))
    await screen.findByRole('dialog', { name: /^点评/ })
    await user.keyboard('{Escape}')

    await waitFor(() => expect(drawn()).toBe('点到王浩然'))
    expect(screen.queryByRole('dialog', { name: /^点评/ })).toBeNull()
  })

  it('are out of sight behind their comment alone', async () => {
    school.students = makePupils(1)
    await openDraw()
    const draw = dialog()
    const isInSight = () => !draw.classList.contains('opacity-0')
    expect(isInSight()).toBe(true)
    await drawOnce()
    await user.click(button('点评'))
    await item('积极发言')
    expect(isInSight()).toBe(false)
    await user.keyboard('{Escape}')

    await waitFor(() => expect(isInSight()).toBe(true))
  })

  it('lead from the teams to the pupils, over whom their comment is given', async () => {
    school.students = makePupils(1)
    openSchoolTeams(school, { categories: [], teams: [] })
    user = await openScreen('/comment/class-detail?classId=c1&tab=group')
    await user.click(await screen.findByRole('button', { name: '随机点名' }))
    await screen.findByRole('dialog', { name: '随机点名' })
    await drawOnce()
    await user.click(button('点评'))

    await item('积极发言')
    expect(address()).toBe('/comment/class-detail?classId=c1')
  })

  it('leave no empty stage when a colleague marks the one who was named as absent', async () => {
    await openDraw()
    await drawOnce()
    const [, named] = /^点到(.+)$/.exec(drawn()) ?? []
    school.students = school.students.map((one) =>
      one.username === named ? { ...one, attendance: 'absent' as const } : one,
    )
    school.version += 1
    await tellLive({ type: 'reload' })

    await waitFor(() => expect(dialog().textContent).toContain('1 人未到，不参与点名'))
    expect(dialog().textContent).toContain('每个人的机会一样')
    expect(button('开始点名')).toBeTruthy()
  })

  it('take everybody when all are marked absent, as no pupil would be left to draw', async () => {
    school.students = makePupils(2, { attendance: 'absent' })
    await openDraw()
    expect(dialog().textContent).toContain('已抽 0/2')
    await drawOnce()

    expect(drawn()).toMatch(/^点到(王浩然|李思琪)$/)
  })
})

it('names roll for a moment, and a second tap meanwhile draws no other pupil', async () => {
  holdClock('2026-03-02T10:00:00+08:00')
  await openDraw()
  button('开始点名').focus()
  await user.keyboard('{Enter}{Enter}')
  expect(drawn()).toBe('')
  expect(button('再点一次').getAttribute('aria-disabled')).toBe('true')

  await pass(1_000)
  await waitFor(() => expect(drawn()).toMatch(/^点到/))
  expect(dialog().textContent).toContain('已抽 1/3')
})
