import { classList } from '@pinge/contract/classes.ts'
import { studentInformation, updateInformation } from '@pinge/contract/student-information.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeClass } from '../../../../test/make/class.ts'
import { makeInformation } from '../../../../test/make/student.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

const names = ['阿宝', '李思琪', '王浩然', '赵一鸣', '周小雨']
let user: User

beforeEach(async () => {
  server.answer(classList, [makeClass({ classId: 'c1' })])
  server.answer(studentInformation, {
    className: '三年级(2)班',
    isOwner: true,
    students: names.map((username, at) =>
      makeInformation({ id: `s${at}`, username, stuNo: String(at + 1), gender: 'male' }),
    ),
  })
  server.answer(updateInformation, ({ edits }) => edits.map(({ id }) => ({ id, version: 1 })))
  user = await openScreen('/comment/information-edit?classId=c1')
  await screen.findByRole('grid', { name: '学生资料' })
})

const box = (name: string) => screen.getByRole('checkbox', { name })
const boxOf = (student: string) => box(`选上${student}`)
const checked = () => names.filter((name) => boxOf(name).getAttribute('aria-checked') === 'true')

/** From 0: 姓名, 学号, 性别, 出生日期, 家长姓名, 关系, 家长手机. */
function cell(student: string, place: number): HTMLElement {
  const found = boxOf(student).closest('tr')?.querySelectorAll('td')[place + 2]
  if (!found) throw new Error(`${student} has no cell ${place}`)
  return found
}

const chosen = () =>
  [...screen.getByRole('grid').querySelectorAll('td[aria-selected="true"]')].map(
    ({ textContent }) => textContent,
  )
const faultBar = () => screen.getByRole('region', { name: '没有写入的格子' })
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } })

function copy(from: HTMLElement): string {
  let copied = ''
  fireEvent.copy(from, { clipboardData: { setData: (_: string, text: string) => (copied = text) } })
  return copied
}

describe('the checkboxes', () => {
  it('select all by the one in the head, and let all go by a second click', async () => {
    await user.click(boxOf('李思琪'))
    expect(box('全部选上').getAttribute('aria-checked')).toBe('mixed')
    await user.click(box('全部选上'))
    expect(checked()).toEqual(names)
    expect((await screen.findByRole('toolbar', { name: '已选学生' })).textContent).toContain('已选 5 名')

    await user.click(box('全部选上'))
    expect(checked()).toEqual([])
  })

  it('select only those who are found', async () => {
    await user.fill(screen.getByRole('searchbox'), '小雨')
    await user.click(box('全部选上'))
    await user.fill(screen.getByRole('searchbox'), '')

    expect(checked()).toEqual(['周小雨'])
  })

  it('select with Shift all rows from the last one, upwards too, and let them go alike', async () => {
    await user.click(boxOf('赵一鸣'))
    await user.keyboard('{Shift>}')
    await user.click(boxOf('李思琪'))
    expect(checked()).toEqual(['李思琪', '王浩然', '赵一鸣'])

    await user.click(boxOf('王浩然'))
    await user.keyboard('{/Shift}')
    expect(checked()).toEqual(['赵一鸣'])
  })
})

describe('cells that are chosen together', () => {
  it('are those to which Shift and the arrows lead, and leave as a block', async () => {
    await user.click(cell('阿宝', 0))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}')
    expect(chosen()).toEqual(['阿宝', '1', '男', '李思琪', '2', '男'])
    expect(copy(cell('李思琪', 2))).toBe('阿宝\t1\t男\n李思琪\t2\t男')

    await user.keyboard('{ArrowDown}')
    expect(chosen()).toEqual([])
  })

  it('are those over which a held mouse goes, or up to a click with Shift', async () => {
    const mouse = { pointerType: 'mouse', button: 0, buttons: 1 }
    fireEvent.pointerDown(cell('王浩然', 1), mouse)
    fireEvent.pointerOver(cell('赵一鸣', 1), mouse)
    expect(chosen()).toEqual(['3', '4'])

    fireEvent.pointerOver(cell('赵一鸣', 1), { ...mouse, buttons: 0 })
    fireEvent.pointerDown(cell('周小雨', 1), { ...mouse, shiftKey: true })
    expect(chosen()).toEqual(['3', '4', '5'])
    fireEvent.pointerDown(cell('周小雨', 1), mouse)
    expect(chosen()).toEqual([])
  })

  it('are emptied by Delete in one edit, and filled by a single text', async () => {
    await user.click(cell('阿宝', 1))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}')
    await waitFor(() => expect(server.requests(updateInformation)).toHaveLength(1))
    expect(server.requests(updateInformation)[0]?.edits).toMatchObject([
      { id: 's0', stuNo: '' },
      { id: 's1', stuNo: '' },
    ])

    await user.click(cell('王浩然', 2))
    await user.keyboard('{Shift>}{End}{Home}{ArrowDown}{/Shift}{Escape}')
    expect(chosen()).toEqual([])
    await user.click(cell('王浩然', 2))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(chosen()).toEqual(['男', '男'])
    paste(cell('赵一鸣', 2), '女')
    await waitFor(() => expect(server.requests(updateInformation)).toHaveLength(2))
    expect(server.requests(updateInformation)[1]?.edits).toMatchObject([
      { id: 's2', gender: 'female' },
      { id: 's3', gender: 'female' },
    ])
  })
})

it('leads by 下一处 from one faulty cell to the next and round again, without a toast for them', async () => {
  await user.click(cell('阿宝', 2))
  paste(cell('阿宝', 2), '不详\t2017-02-30\n女\t不知道\n')
  expect(faultBar().textContent).toContain('3 格没有写入')
  expect(screen.getByRole('region', { name: '通知' }).textContent).toBe('')

  const next = within(faultBar()).getByRole('button', { name: '下一处' })
  for (const [student, place] of [
    ['阿宝', 3],
    ['李思琪', 3],
    ['阿宝', 2],
  ] as const) {
    await user.click(next)
    expect(document.activeElement).toBe(cell(student, place))
    expect(faultBar().textContent).toContain(`${student}的${place === 2 ? '性别' : '出生日期'}`)
  }
})
