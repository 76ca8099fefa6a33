import { archiveList } from '@pinge/contract/archives/documents.ts'
import {
  performSheet,
  performTerms,
  saveKinds,
  savePerform,
  saveSubjects,
  type PerformSheet,
} from '@pinge/contract/archives/perform.ts'
import { classList } from '@pinge/contract/classes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow } from '../../../../test/browser.ts'
import { tellLive } from '../../../../test/live.ts'
import { makeDocument, makeSheet } from '../../../../test/make/archive.ts'
import { makeClass } from '../../../../test/make/class.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

const document = makeDocument({ documentId: 'd1', name: '三年级上', parts: ['perform'] })

let marks: PerformSheet
let user: User

beforeEach(() => {
  openSchoolClass()
  const subject = (id: string, name: string) => ({
    id,
    name,
    mode: 'score' as const,
    max: 100,
    isHidden: false,
  })
  const aside = { value: null, version: 0 }
  marks = {
    ...makeSheet(document),
    subjects: [subject('chinese', '语文'), subject('math', '数学')],
    kinds: [{ id: 'final', name: '期末', isHidden: false }],
    columnsVersion: 4,
    rows: [
      { studentId: 'mei', username: '陈梅', stuNo: '1', aside, cells: {} },
      { studentId: 'tao', username: '李涛', stuNo: '2', aside, cells: {} },
    ],
  }
  server.answer(archiveList, [document])
  server.answer(performSheet, () => marks)
  server.answer(saveSubjects, ({ subjects }) => {
    const saved = subjects.map(({ id = 'new', name, mode, max = 100, isHidden = false }) => ({
      id,
      name,
      mode,
      max,
      isHidden,
    }))
    marks = { ...marks, subjects: saved, columnsVersion: marks.columnsVersion + 1 }
    return { subjects: saved, kinds: marks.kinds, columnsVersion: marks.columnsVersion }
  })
})

async function openColumns(button: string): Promise<HTMLElement> {
  user = await openScreen('/data/file/perform?classId=c1')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  await user.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: button })
}

describe('subjects', () => {
  it('are added, marked another way, taken out of the sheet and put in order, and saved as they were seen', async () => {
    const dialog = within(await openColumns('学科和栏目'))
    await user.click(await dialog.findByRole('button', { name: '添加学科' }))
    await user.type(await dialog.findByRole('textbox', { name: '新学科的名称' }), '书法')
    await user.fill(await dialog.findByRole<HTMLInputElement>('textbox', { name: '书法的满分' }), '20')
    await user.click(
      within(dialog.getByRole('group', { name: '语文的计分方式' })).getByRole('button', { name: '等级' }),
    )
    await user.click(dialog.getByRole('switch', { name: '使用数学' }))
    dialog.getByRole('button', { name: '移动数学' }).focus()
    await user.keyboard(' {ArrowUp} ')
    // A slip of the hand gives up nothing that was typed.
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: '保存学科' }))

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '学科和栏目' })).toBeNull())
    expect(server.requests(saveSubjects)).toMatchObject([
      {
        documentId: 'd1',
        version: 4,
        subjects: [
          { id: 'math', name: '数学', mode: 'score', max: 100, isHidden: true },
          { id: 'chinese', name: '语文', mode: 'grade', isHidden: false },
          { name: '书法', mode: 'score', max: 20, isHidden: false },
        ],
      },
    ])
  })

  it('without a name, or with most points that cannot be, are told beside their field and not sent', async () => {
    const dialog = within(await openColumns('学科和栏目'))
    await user.fill(await dialog.findByRole<HTMLInputElement>('textbox', { name: '语文的满分' }), '0')
    await user.fill(await dialog.findByRole<HTMLInputElement>('textbox', { name: '数学的名称' }), '')
    await user.click(dialog.getByRole('button', { name: '保存学科' }))

    await dialog.findByText('语文的满分要是 1 到 1000 的整数')
    await dialog.findByText('请填写学科名称')
    expect(server.requests(saveSubjects)).toEqual([])
  })

  it('that a colleague changed meanwhile are refused, stay as typed, and can be taken over', async () => {
    const dialog = within(await openColumns('学科和栏目'))
    await user.fill(await dialog.findByRole<HTMLInputElement>('textbox', { name: '数学的名称' }), '算术')
    const [chinese, math] = marks.subjects
    if (!chinese || !math) throw new Error('two subjects')
    marks = { ...marks, subjects: [{ ...chinese, name: '国语' }, math], columnsVersion: 5 }
    server.refuse(saveSubjects, 'columnsEdited')
    await user.click(dialog.getByRole('button', { name: '保存学科' }))

    await dialog.findByRole('button', { name: '换成最新的' })
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '算术的名称' }).value).toBe('算术')
    await user.click(dialog.getByRole('button', { name: '换成最新的' }))
    await dialog.findByRole('textbox', { name: '国语的名称' })
    expect(dialog.queryByRole('textbox', { name: '算术的名称' })).toBeNull()
  })
})

describe('subjects and kinds that are typed together', () => {
  const show = (noun: string) =>
    user.click(within(screen.getByRole('group', { name: '设置什么' })).getByRole('button', { name: noun }))
  async function typeBoth() {
    const dialog = within(await openColumns('学科和栏目'))
    await user.click(await dialog.findByRole('button', { name: '添加学科' }))
    await user.fill(await dialog.findByRole('textbox', { name: '新学科的名称' }), '书法')
    await show('栏目')
    await user.click(await dialog.findByRole('button', { name: '添加栏目' }))
    await user.fill(await dialog.findByRole('textbox', { name: '新栏目的名称' }), '单元')
    return dialog
  }

  it('stay as they were typed while the others are looked at', async () => {
    const dialog = await typeBoth()
    expect(dialog.queryByRole('button', { name: '添加学科' })).toBeNull()
    await show('学科')

    expect(dialog.getByRole('textbox', { name: '书法的名称' })).toHaveProperty('value', '书法')
    expect(dialog.queryByRole('button', { name: '添加栏目' })).toBeNull()
  })

  it('are saved one after the other, and the window closes when both are', async () => {
    server.answer(saveKinds, ({ kinds }) => {
      const saved = kinds.map(({ id = 'new', name, isHidden = false }) => ({ id, name, isHidden }))
      marks = { ...marks, kinds: saved, columnsVersion: marks.columnsVersion + 1 }
      return { subjects: marks.subjects, kinds: saved, columnsVersion: marks.columnsVersion }
    })
    const dialog = await typeBoth()
    await user.click(dialog.getByRole('button', { name: '保存栏目' }))
    await user.click(await dialog.findByRole('button', { name: '保存学科' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requests(saveKinds)).toMatchObject([
      { version: 4, kinds: [{ id: 'final' }, { name: '单元' }] },
    ])
    expect(server.requests(saveSubjects)).toMatchObject([
      { version: 5, subjects: [{ id: 'chinese' }, { id: 'math' }, { name: '书法' }] },
    ])
  })
})

describe('a mark that is being typed', () => {
  const cell = (name: string, column: number) => {
    const row = screen.getByRole('rowheader', { name }).closest('tr')
    const found = row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
    if (!found) throw new Error(`${name} has no cell ${column}`)
    return found
  }
  async function typeMark(name: string, column: number): Promise<void> {
    server.answer(savePerform, ({ cells }) => ({
      saved: cells.map(({ version = 0, ...one }) => ({ ...one, version: version + 1 })),
      refused: [],
    }))
    user = await openScreen('/data/file/perform?classId=c1')
    await user.click(await screen.findByRole('button', { name: '编辑' }))
    await screen.findByRole('grid', { name: '成绩表' })
    await user.click(cell(name, column))
    await user.keyboard('9')
  }
  const follow = () => tellLive({ type: 'archive-changed', teacherId: 'li', documentId: 'd1' })

  it('stays with its pupil and its subject when colleagues add a pupil and another subject before them', async () => {
    await typeMark('陈梅', 1)
    const [chinese, math] = marks.subjects
    const [mei, tao] = marks.rows
    if (!chinese || !math || !mei || !tao) throw new Error('two subjects and two pupils')
    marks = {
      ...marks,
      subjects: [chinese, { ...math, id: 'art', name: '美术' }, math],
      rows: [{ ...mei, studentId: 'an', username: '安琪' }, mei, tao],
    }
    await follow()
    await screen.findByRole('rowheader', { name: '安琪' })
    expect(within(cell('陈梅', 2)).getByRole<HTMLInputElement>('textbox').value).toBe('9')

    await user.keyboard('5{Enter}')
    await waitFor(() =>
      expect(server.requests(savePerform).flatMap(({ cells }) => cells)).toMatchObject([
        { studentId: 'mei', subjectId: 'math', value: 95 },
      ]),
    )
  })

  it('on a phone stays with its pupil too', async () => {
    narrowWindow()
    user = await openScreen('/data/file/perform?classId=c1')
    await user.click(await screen.findByRole('button', { name: '编辑' }))
    await user.click(await screen.findByRole('button', { name: '下一名学生' }))
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '语文 期末' })
    await user.click(field())
    await user.keyboard('9')
    const [mei, tao] = marks.rows
    if (!mei || !tao) throw new Error('two pupils')
    marks = { ...marks, rows: [{ ...mei, studentId: 'an', username: '安琪' }, mei, tao] }
    await follow()

    await screen.findByRole('option', { name: /安琪/ })
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '学生' }).selectedOptions[0]?.text).toBe(
      '李涛 2',
    )
    expect(field().value).toBe('9')
  })

  it('is told on a phone when its pupil leaves meanwhile, and nothing is sent', async () => {
    narrowWindow()
    user = await openScreen('/data/file/perform?classId=c1')
    await user.click(await screen.findByRole('button', { name: '编辑' }))
    await user.click(await screen.findByRole('textbox', { name: '语文 期末' }))
    await user.keyboard('9')
    marks = { ...marks, rows: marks.rows.slice(1) }
    await follow()

    await screen.findByText('陈梅的语文期末已不在这张表里，刚写的“9”没有保存')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '学生' }).selectedOptions[0]?.text).toBe(
      '李涛 2',
    )
    expect(screen.queryByText(/没有写入/)).toBeNull()
    expect(server.requests(savePerform)).toEqual([])
  })

  it('and found no server is told with the others of a pupil who leaves meanwhile', async () => {
    await typeMark('陈梅', 0)
    server.fail(savePerform)
    await user.keyboard('5{Enter}')
    await user.click(cell('陈梅', 1))
    await user.keyboard('8{Enter}')
    await screen.findByText(/^2 格还没有保存/)
    marks = { ...marks, rows: marks.rows.slice(1) }
    await follow()

    await screen.findByText('陈梅的语文期末等 2 格已不在这张表里，刚写的“95”“8”没有保存')
    expect(screen.queryByText(/格还没有保存/)).toBeNull()
  })

  it('is told when its subject is taken out of the sheet meanwhile', async () => {
    await typeMark('陈梅', 1)
    await user.keyboard('5')
    marks = { ...marks, subjects: marks.subjects.slice(0, 1) }
    await follow()

    await screen.findByText('陈梅的数学期末已不在这张表里，刚写的“95”没有保存')
    expect(server.requests(savePerform)).toEqual([])
  })
})

it('lets a co-teacher add a kind of marks, and leaves the subjects to the owner', async () => {
  server.answer(classList, [makeClass({ classId: 'c1', isOwner: false })])
  server.answer(saveKinds, ({ kinds }) => ({
    subjects: marks.subjects,
    kinds: kinds.map(({ id = 'unit', name, isHidden = false }) => ({ id, name, isHidden })),
    columnsVersion: 5,
  }))
  const dialog = within(await openColumns('栏目'))
  await user.click(await dialog.findByRole('button', { name: '添加栏目' }))
  await user.type(await dialog.findByRole('textbox', { name: '新栏目的名称' }), '第一单元')
  await user.click(dialog.getByRole('button', { name: '保存栏目' }))

  await waitFor(() =>
    expect(server.requests(saveKinds)).toMatchObject([
      {
        version: 4,
        kinds: [
          { id: 'final', name: '期末' },
          { name: '第一单元', isHidden: false },
        ],
      },
    ]),
  )
})

it('tells one pupil’s marks over the terms, and another’s when asked', async () => {
  const mark = (value: number) => ({
    subjectId: 'math',
    subject: '数学',
    kind: '期末',
    mode: 'score' as const,
    max: 100,
    value,
  })
  const term = (key: string, value: number) => ({
    documentId: key,
    name: key,
    termKey: key,
    termName: key,
    marks: [mark(value)],
  })
  server.answer(performTerms, ({ studentId }) =>
    studentId === 'mei' ? [term('2025-2', 81), term('2026-1', 92)] : [],
  )
  user = await openScreen('/data/file/perform?classId=c1')
  await user.click(await screen.findByRole('button', { name: '各学期' }))
  const dialog = within(await screen.findByRole('dialog', { name: '各学期成绩' }))

  const row = (await dialog.findByRole('rowheader', { name: '数学' })).closest('tr')
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '81',
    '92',
    '',
  ])
  await user.selectOptions(dialog.getByLabelText('学生'), '李涛')
  await dialog.findByText('这名学生还没有成绩。')
})
