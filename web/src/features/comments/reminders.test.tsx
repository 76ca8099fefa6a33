import { undoComment } from '@pinge/contract/comments.ts'
import { commentFeed } from '@pinge/contract/records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow, widenWindow } from '../../../test/browser.ts'
import { item, notice, openClass, pupil, seeScore, wholeClass } from '../../../test/class-screen.ts'
import { tellLive } from '../../../test/live.ts'
import { makeBatch } from '../../../test/make/record.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

let school: SchoolClass

beforeEach(() => {
  school = openSchoolClass()
})

const openMenu = async (user: UserEvent) =>
  await user.click(await screen.findByRole('button', { name: '更多' }))

async function chooseInMenu(user: UserEvent, label: string): Promise<void> {
  await openMenu(user)
  await user.click(await screen.findByRole('menuitem', { name: label }))
}

async function remind(user: UserEvent, name: string): Promise<void> {
  await user.click(pupil(name))
  await user.click(await item('上课走神'))
}

const orderButton = (name: string) =>
  within(screen.getByRole('group', { name: '排序' })).queryByRole('button', { name })
const orderBy = async (user: UserEvent, name: string) => await user.click(orderButton(name) ?? document.body)

/** All that can be read on the screen while no dialog is open. */
const text = () => document.body.textContent

/** A colleague gives a point for 积极发言, or takes one for 上课走神. */
async function tellGiven(name: string, kind: 'praise' | 'reminder'): Promise<void> {
  const score = kind === 'praise' ? 1 : -1
  const todayReminders = kind === 'praise' ? 0 : score
  school.version += 1
  school.students = school.students.map((one) =>
    one.username === name ? { ...one, stuScore: one.stuScore + score, todayReminders } : one,
  )
  await tellLive({
    type: 'comment-given',
    batchId: kind,
    teacherId: 'li',
    teacherName: '李老师',
    itemName: kind === 'praise' ? '积极发言' : '上课走神',
    icon: '',
    qualityType: 1,
    score,
    createdAt: Date.now(),
    students: school.students.filter(({ username }) => username === name),
  })
}

/** Which of these words the screen says from now on. */
function rememberTold(words: readonly string[]): () => string[] {
  const told = new Set<string>()
  const look = () => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
    for (const word of words) if (`${text()} ${labels.join(' ')}`.includes(word)) told.add(word)
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  return () => [...told]
}

describe('a reminder where a class may be looking', () => {
  it('is told to who gave it as 已记下, with the way back, and to no one else', async () => {
    const user = await openClass()
    await remind(user, '王浩然')

    const bar = await notice('已记下')
    expect(bar.textContent).toMatch(/^已记下撤销/)
    expect(text()).not.toContain('上课走神')
    await user.click(within(bar).getByRole('button', { name: '撤销' }))
    expect((await notice('已撤销')).textContent).toBe('已撤销')
    expect(server.requests(undoComment)).toHaveLength(1)
  })

  it('leaves no bubble and no mean below zero, and the pupil stands where the letter says', async () => {
    const [first, ...others] = makePupils(6)
    school.students = first ? [{ ...first, stuScore: -3 }, ...others] : []
    const user = await openClass()

    await seeScore('王浩然', 0)
    expect(wholeClass().textContent).toContain('平均0')
    await orderBy(user, '总分')
    const names = screen.getAllByRole('button', { name: /，0 分/ }).map((card) => card.textContent)
    await orderBy(user, '首字母')
    expect(screen.getAllByRole('button', { name: /，0 分/ }).map((card) => card.textContent)).toEqual(names)
  })

  it('makes no total fall before the class, and the teacher sees what is left', async () => {
    const [first, ...others] = makePupils(6)
    school.students = first ? [{ ...first, stuScore: 4, todayReminders: -1 }, ...others] : []
    const user = await openClass()
    await seeScore('王浩然', 5)
    await remind(user, '王浩然')
    await notice('已记下')
    await seeScore('王浩然', 5)

    await chooseInMenu(user, '这台电脑只有我看')
    await seeScore('王浩然', 3)
  })

  it('stands neither in the last comment nor among the latest ones', async () => {
    server.answer(commentFeed, {
      items: [
        makeBatch({ kind: 'reminder', itemName: '作业未交', score: -2, studentNames: ['李思琪'] }),
        makeBatch({ kind: 'praise', itemName: '积极发言', studentNames: ['张子轩'] }),
      ],
      nextCursor: null,
    })
    const user = await openClass()

    const pill = await screen.findByRole('button', { name: /张子轩 积极发言/ })
    await user.click(pill)
    await screen.findByText(/待改进不显示在大屏幕上/)
    expect(text()).not.toContain('作业未交')
  })

  it('that was given elsewhere is told by no name, item or number, be it for a moment', async () => {
    const [first, ...others] = makePupils(6)
    school.students = first ? [{ ...first, stuScore: 2 }, ...others] : []
    await openClass()
    await seeScore('王浩然', 2)
    await tellLive({ type: 'students-changed', teacherId: 'li' })
    const told = rememberTold(['上课走神', '王浩然，1 分', '−1'])
    await tellGiven('王浩然', 'reminder')
    // What comes after it shows that the first was drawn.
    await tellGiven('李思琪', 'praise')

    await seeScore('李思琪', 1)
    await seeScore('王浩然', 2)
    expect(told()).toEqual([])
  })

  it('that is given to one after another does not stand in the bar of the series', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '连续点评' }))
    await user.click(await screen.findByRole('button', { name: /上课走神/ }))

    const bar = await screen.findByRole('toolbar', { name: '连续点评' })
    expect(bar.textContent).toContain('已选好一项')
    expect(bar.textContent).not.toContain('上课走神')
  })

  it('is shown on a computer that only the teacher sees, and hidden again', async () => {
    const user = await openClass()
    await chooseInMenu(user, '这台电脑只有我看')
    await remind(user, '王浩然')

    await notice('上课走神')
    await seeScore('王浩然', -1)
    await chooseInMenu(user, '这台电脑大家都能看')
    await seeScore('王浩然', 0)
    expect(text()).not.toContain('上课走神')
  })
})

it('is shown on a phone, which has no such switch', async () => {
  narrowWindow()
  const user = await openClass()
  await remind(user, '王浩然')

  await notice('上课走神')
  await openMenu(user)
  await screen.findByRole('menuitem', { name: '最近点评' })
  expect(screen.queryByRole('menuitem', { name: /这台电脑/ })).toBeNull()
})

it('hidden scores are not told by the order of the pupils either', async () => {
  const [first, second, ...others] = makePupils(6)
  school.students = first && second ? [first, { ...second, stuScore: 9 }, ...others] : []
  widenWindow()
  const user = await openClass()
  const firstCard = () => screen.getAllByRole('button', { name: /^(王浩然|李思琪|张子轩)/ })[0]
  await orderBy(user, '总分')
  await waitFor(() => expect(firstCard()).toBe(pupil('李思琪')))

  await user.click(screen.getByRole('button', { name: '隐藏分数' }))
  expect(orderButton('总分')).toBeNull()
  const inLetters = firstCard()
  await user.click(screen.getByRole('button', { name: '显示分数' }))
  await waitFor(() => expect(firstCard()).toBe(pupil('李思琪')))
  await orderBy(user, '首字母')
  expect(firstCard()).toBe(inLetters)
})
