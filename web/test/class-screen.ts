import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { studentList, type Student } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { queryClient } from '../src/app/query-client.ts'
import { openScreen } from './screen.tsx'
import type { User } from './user.ts'

/** `/comment/class-detail` of the class that `openSchoolClass` made. */
export async function openClass(more = ''): Promise<User> {
  const user = await openScreen(`/comment/class-detail?classId=c1${more}`)
  await screen.findByRole('list', { name: '学生' })
  return user
}

const grid = () => within(screen.getByRole('list', { name: '学生' }))

/** A pupil's card, which is named by pupil and score: 王浩然，3 分 */
export const pupil = (name: string) => grid().getByRole('button', { name: new RegExp(`^${name}(，|$)`) })

/** The cards as they stand: 王浩然，3 分 */
export const cards = () =>
  grid()
    .getAllByRole('button', { name: /^(?!全班|选上)/ })
    .map((card) => card.getAttribute('aria-label') ?? '')

export const wholeClass = () => screen.getByRole('button', { name: /^全班 \d+ 人/ })

export async function seeScore(name: string, score: number): Promise<void> {
  await waitFor(() =>
    expect(pupil(name).getAttribute('aria-label')).toMatch(new RegExp(`^${name}，${score} 分`)),
  )
}

/** The dialog in which a comment is given to pupils. */
export const commentDialog = () => screen.findByRole('dialog', { name: /^点评/ })

/** An item among the praises or reminders of the open quality, not among the ones used most. */
export async function item(name: string): Promise<HTMLElement> {
  await commentDialog()
  return await waitFor(() => {
    const lists = ['表扬', '待改进'].flatMap((list) => screen.queryAllByRole('list', { name: list }))
    const found = lists.flatMap((list) =>
      within(list).queryAllByRole('button', { name: new RegExp(`${name}，`) }),
    )[0]
    if (!found) throw new Error(`No item is called ${name}`)
    return found
  })
}

/** The two taps: pupil, item. */
export async function giveInTwoTaps(user: User, name: string, itemName: string): Promise<void> {
  await user.click(pupil(name))
  await user.click(await item(itemName))
  await notice(itemName)
}

/** What was just given or done, with its undo. */
export async function notice(text = ''): Promise<HTMLElement> {
  return await waitFor(() => {
    const found = screen.queryByRole('group', { name: /^刚才的/ })
    if (!found?.textContent.includes(text)) throw new Error(`No notice says ${text}`)
    return found
  })
}

/** The first tools have buttons of their own on a wide screen. */
export async function openTool(user: User, tool: string): Promise<void> {
  const more = await screen.findByRole('button', { name: '课堂工具' })
  const own = screen.queryByRole('button', { name: tool })
  if (own) return user.click(own)
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: tool }))
}

/** Who is selected, at the bottom. */
export const selectionBar = () => screen.findByRole('toolbar', { name: '已选学生' })

/** These pupils are selected and no other, in the order in which they stand. */
export async function seeSelected(...names: string[]): Promise<void> {
  await waitFor(() => {
    const pressed = grid().queryAllByRole('button', { pressed: true })
    expect(pressed.map((card) => card.getAttribute('aria-label')?.split('，')[0])).toEqual(names)
  })
  expect((await selectionBar()).textContent).toContain(`已选 ${names.length} 人`)
}

/** A pupil as the cache may hold one, that tells when it is asked for what nothing but a card of its own asks. */
function watched(student: Student, onDrawn: (name: string) => void): Student {
  const attendance = {
    enumerable: true,
    get() {
      onDrawn(student.username)
      return student.attendance
    },
  }
  // No plain object: the cache would compare one with what it has, and keep that.
  return Object.defineProperties(Object.create({}), {
    ...Object.getOwnPropertyDescriptors(student),
    attendance,
  }) as Student
}

/** From now on, the names of the pupils whose cards are drawn again. */
export async function watchCards(): Promise<() => string[]> {
  const drawn = new Set<string>()
  const watch = (student: Student) => watched(student, (name) => drawn.add(name))
  queryClient.setQueriesData<DataOf<typeof studentList>>(
    { queryKey: [studentList.path] },
    (list) => list && { ...list, stuInfoList: list.stuInfoList.map(watch) },
  )
  // Others than before: each card is drawn with the one that tells.
  await waitFor(() => expect(drawn.size).toBe(document.querySelectorAll('[data-student-id]').length))
  drawn.clear()
  return () => [...drawn]
}
