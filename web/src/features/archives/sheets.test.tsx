import { archiveList, saveArchive } from '@pinge/contract/archives/documents.ts'
import { healthSheet, saveHealth, type HealthRow, type HealthSheet } from '@pinge/contract/archives/health.ts'
import { performSheet, savePerform, type PerformSheet } from '@pinge/contract/archives/perform.ts'
import { readTableFile } from '@pinge/contract/archives/table/table-file.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow } from '../../../test/browser.ts'
import { holdClock } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { printPage } from '../../../test/device/print.ts'
import { makeDocument, makeSheet } from '../../../test/make/archive.ts'
import { openScreen } from '../../../test/screen.tsx'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const document = makeDocument({ documentId: 'd1', name: '三年级上', parts: ['perform', 'health'] })
const head = makeSheet(document)
const nothing = { value: null, version: 0 }
const pupil = (studentId: string, username: string, stuNo: string) => ({
  studentId,
  username,
  stuNo,
  aside: nothing,
})

let marks: PerformSheet
let tests: HealthSheet
let user: User

beforeEach(() => {
  openSchoolClass()
  const score = (id: string, name: string) => ({
    id,
    name,
    mode: 'score' as const,
    max: 100,
    isHidden: false,
  })
  marks = {
    ...head,
    subjects: [score('chinese', '语文'), score('math', '数学')],
    kinds: [
      { id: 'midterm', name: '期中', isHidden: false },
      { id: 'final', name: '期末', isHidden: false },
    ],
    columnsVersion: 0,
    rows: [
      { ...pupil('mei', '陈梅', '1'), cells: {} },
      { ...pupil('tao', '李涛', '2'), cells: { math: { final: { value: 90, version: 3 } } } },
    ],
  }
  const open = { bmi: null, bmiScore: null, standard: null, bonus: null, total: null, level: null }
  const row = (studentId: string, username: string, gender: HealthRow['gender']): HealthRow => ({
    ...pupil(studentId, username, ''),
    gender,
    cells: {},
    ...open,
    missing: [],
    exempt: [],
  })
  tests = {
    ...head,
    standardName: '国家学生体质健康标准（2014年修订）',
    items: ['height', 'weight', 'vitalCapacity', 'run50', 'sitReach', 'ropeSkip', 'sitUp'],
    rows: [row('mei', '陈梅', 'female'), row('tao', '李涛', null)],
  }
  server.answer(archiveList, [document])
  server.answer(performSheet, () => marks)
  server.answer(healthSheet, () => tests)
  server.answer(savePerform, ({ cells }) => ({
    saved: cells.map(({ version = 0, ...cell }) => ({ ...cell, version: version + 1 })),
    refused: [],
  }))
  server.answer(saveHealth, ({ cells }) => ({
    saved: cells.map(({ version = 0, ...cell }) => ({ ...cell, version: version + 1 })),
    refused: [],
  }))
})

async function openSheet(part: 'perform' | 'health'): Promise<void> {
  user = await openScreen(`/data/file/${part}?classId=c1`)
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  await screen.findByRole('grid', { name: part === 'perform' ? '成绩表' : '体质表' })
}

function cell(username: string, column: number): HTMLElement {
  const found = screen
    .getByRole('rowheader', { name: username })
    .closest('tr')
    ?.querySelector<HTMLElement>(`[data-column="${column}"]`)
  if (!found) throw new Error(`${username} has no cell ${column}`)
  return found
}
const sent = () => server.requests(savePerform).map(({ cells }) => cells)

describe('the marks of a class', () => {
  it('are read first, and written after 编辑', async () => {
    user = await openScreen('/data/file/perform?classId=c1')
    await screen.findByRole('grid', { name: '成绩表' })

    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    await user.click(cell('陈梅', 0))
    await user.keyboard('9')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('are typed with the keyboard alone, saved by themselves with the version that was seen, and stand there all the while', async () => {
    await openSheet('perform')
    await user.click(cell('陈梅', 3))
    const shown: (string | null)[] = []
    const watcher = new MutationObserver(() => shown.push(cell('陈梅', 3).textContent))
    watcher.observe(screen.getByRole('grid'), { subtree: true, childList: true, characterData: true })
    await user.keyboard('95.5{Enter}88{Tab}')

    await waitFor(() => expect(sent().flat()).toHaveLength(2))
    expect(sent().flat()).toEqual([
      { studentId: 'mei', subjectId: 'math', kind: 'final', value: 95.5, version: 0 },
      { studentId: 'tao', subjectId: 'math', kind: 'final', value: 88, version: 3 },
    ])
    await waitFor(() => expect(screen.queryByRole('img', { name: '待保存' })).toBeNull())
    watcher.disconnect()
    expect(new Set(shown.slice(shown.indexOf('95.5')))).toEqual(new Set(['95.5']))
  })

  it('are pasted as a block, emptied, taken back and put there again', async () => {
    await openSheet('perform')
    await user.click(cell('陈梅', 0))
    const clipboardData = { getData: () => '90\t91\r\n80\t"优\n秀"\r\n' }
    fireEvent.paste(cell('陈梅', 0), { clipboardData })

    await waitFor(() => expect(sent().flat()).toHaveLength(3))
    expect(cell('陈梅', 1).textContent).toBe('91')
    // What cannot be a mark stays where it was pasted, with a sentence.
    expect(cell('李涛', 1).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('region', { name: '没有写入的格子' }).textContent).toContain('1 格没有写入')

    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}')
    expect(cell('陈梅', 1).textContent).not.toContain('91')
    await user.keyboard('{Control>}z{/Control}')
    expect(cell('陈梅', 1).textContent).toContain('91')
    await user.keyboard('{Control>}y{/Control}')
    expect(cell('陈梅', 1).textContent).not.toContain('91')
  })

  it('are copied from one column, while they are on their way, and pasted into another', async () => {
    await openSheet('perform')
    await user.click(cell('陈梅', 0))
    await user.keyboard('90{Enter}80.5{Enter}')
    await user.click(cell('陈梅', 0))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    let copied = ''
    fireEvent.copy(cell('李涛', 0), {
      clipboardData: { setData: (_: string, text: string) => (copied = text) },
    })
    expect(copied).toBe('90\n80.5')
    await user.click(cell('陈梅', 1))
    fireEvent.paste(cell('陈梅', 1), { clipboardData: { getData: () => copied } })

    expect([cell('陈梅', 1), cell('李涛', 1)].map(({ textContent }) => textContent)).toEqual(['90', '80.5'])
    await waitFor(() =>
      expect(
        sent()
          .flat()
          .map(({ value }) => value),
      ).toEqual([90, 80.5, 90, 80.5]),
    )
  })

  it('show what another teacher wrote into the same cell, and let the later one choose', async () => {
    const stored = { value: 77, version: 4, teacherName: '李老师', updatedAt: 1 }
    const msg = '李老师刚刚改成了“77”，请核对后再填'
    server.answer(savePerform, ({ cells }) => ({
      saved: cells.flatMap(({ version = 0, ...one }) => (version === 4 ? [{ ...one, version: 5 }] : [])),
      refused: cells.flatMap(({ studentId, subjectId, kind, version }) =>
        version === 4 ? [] : [{ studentId, subjectId, kind, reason: 'conflict' as const, msg, stored }],
      ),
    }))
    await openSheet('perform')
    await user.click(cell('李涛', 3))
    await user.keyboard('88{Enter}')

    const told = await screen.findByRole('region', { name: '两位老师改了同一格' })
    expect(told.textContent).toContain('李涛的数学期末：李老师刚刚改成了“77”，请核对后再填；你填的是“88”')
    await user.click(within(told).getByRole('button', { name: '用我填的' }))
    await waitFor(() => expect(sent().at(-1)).toMatchObject([{ value: 88, version: 4 }]))
    await waitFor(() => expect(screen.queryByRole('region', { name: '两位老师改了同一格' })).toBeNull())
  })

  it('that came in live while a cell was open count as not seen', async () => {
    await openSheet('perform')
    await user.click(cell('李涛', 3))
    await user.keyboard('8')
    marks = {
      ...marks,
      rows: marks.rows.map((row) =>
        row.studentId === 'tao' ? { ...row, cells: { math: { final: { value: 77, version: 4 } } } } : row,
      ),
    }
    await tellLive({ type: 'archive-changed', teacherId: 'li', documentId: 'd1' })
    await waitFor(() => expect(server.requests(performSheet)).toHaveLength(2))
    await user.keyboard('8{Enter}')

    await waitFor(() => expect(sent().flat()).toMatchObject([{ value: 88, version: 3 }]))
  })

  it('that found no place in the table are told of', async () => {
    await openSheet('perform')
    await user.click(cell('李涛', 3))
    fireEvent.paste(cell('李涛', 3), { clipboardData: { getData: () => '90\t91\r\n80\t' } })

    await screen.findByText('粘贴的内容比表格大，多出 1 行、1 列没有写入')
  })

  it('wait on the device while the network is gone, and go out under the same number', async () => {
    server.fail(savePerform)
    await openSheet('perform')
    await user.click(cell('陈梅', 0))
    await user.keyboard('90{Enter}')

    const told = await screen.findByRole('region', { name: '还没有保存' })
    expect(told.textContent).toContain('1 格还没有保存，已记在这台设备上')
    expect(localStorage.getItem('pinge-sheet-edits')).toContain('"typed":"90"')
    server.answer(savePerform, ({ cells }) => ({
      saved: cells.map(({ version = 0, ...one }) => ({ ...one, version: version + 1 })),
      refused: [],
    }))
    await user.click(within(told).getByRole('button', { name: '再试一次' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '还没有保存' })).toBeNull())

    const numbers = server.requests(savePerform).map(({ requestId }) => requestId)
    expect(new Set(numbers).size).toBe(1)
    expect(localStorage.getItem('pinge-sheet-edits')).not.toContain('"typed"')
  })

  it('come out of a file, with what is wrong in it', async () => {
    const cells = [
      ['姓名', '语文', '数学', '身份证'],
      ['陈梅', '95', '1000', ''],
      ['王五', '60', '', ''],
    ]
    server.answer(readTableFile, { tables: [{ name: '成绩', cells }] })
    await openSheet('perform')
    await user.click(screen.getByRole('button', { name: '导入' }))
    const dialog = await screen.findByRole('dialog', { name: '导入表格' })
    await user.upload(await within(dialog).findByLabelText('表格文件'), new File(['x'], '成绩.xlsx'))

    const faults = await within(dialog).findByRole('list', { name: '要改的地方' })
    within(faults).getByText('第 3 行 王五：班里没有这名学生')
    const faulty = within(faults).getByLabelText('第 2 行 陈梅 数学')
    expect(faulty).toHaveProperty('value', '1000')
    within(faults).getByText('分数要在 0 到 100 之间')
    await user.click(within(dialog).getByRole('button', { name: '填入 1 名学生的 2 格' }))
    await waitFor(() =>
      expect(sent().flat()).toMatchObject([
        { studentId: 'mei', subjectId: 'chinese', kind: 'final', value: 95 },
      ]),
    )
    expect(cell('陈梅', 3).getAttribute('aria-invalid')).toBe('true')
  })
})

it('on a phone what is being written stays while a colleague’s value comes in, which counts as not seen', async () => {
  narrowWindow()
  user = await openScreen('/data/file/perform?classId=c1')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  await user.selectOptions(await screen.findByLabelText('学生'), '1')
  const field = () => screen.getByLabelText<HTMLInputElement>('数学 期末')
  await user.fill(field(), '88')
  const [mei, tao] = marks.rows
  if (!mei || !tao) throw new Error('two pupils are in the sheet')
  marks = { ...marks, rows: [mei, { ...tao, cells: { math: { final: { value: 77, version: 4 } } } }] }
  await tellLive({ type: 'archive-changed', teacherId: 'li', documentId: 'd1' })
  await waitFor(() => expect(server.requests(performSheet)).toHaveLength(2))
  expect(field().value).toBe('88')
  await user.click(screen.getByRole('heading', { name: '学业' }))

  await waitFor(() => expect(sent().flat()).toMatchObject([{ value: 88, version: 3 }]))
})

describe('the fitness test of a class', () => {
  it('is scored as one types, and has no total before all is measured', async () => {
    await openSheet('health')
    await user.click(cell('陈梅', 0))
    await user.keyboard('130{Tab}28{Tab}1800{Tab}9"2{Tab}19.2{Tab}159{Enter}')

    expect(cell('陈梅', 3).textContent).toContain('9.2100 优秀')
    expect(cell('陈梅', 7).textContent).toContain('16.6100 正常')
    expect(cell('陈梅', 10).textContent).toBe('差 1 项')
    expect(cell('陈梅', 10).title).toBe('未测：一分钟仰卧起坐')
    await user.click(cell('陈梅', 6))
    await user.keyboard('46{Enter}')
    expect(cell('陈梅', 10).textContent).toBe('110.0优秀')
    expect(screen.getByRole('region', { name: '全班情况' }).textContent).toContain(
      '测完 1 人平均分 110及格率 100%优秀率 100%',
    )
  })

  it('says at the cell what is wrong, and what is missing for the next level', async () => {
    await openSheet('health')
    await user.click(cell('陈梅', 0))
    await user.keyboard('1.32{Enter}')
    expect(cell('陈梅', 0).textContent).toContain('身高按厘米填：1.32 米请填 132')
    await user.click(cell('陈梅', 5))
    await user.keyboard('100{Enter}')
    expect(cell('陈梅', 5).title).toBe('差 9 次到良好')
    expect(screen.getByText(/1 名学生没有填性别，不能评分/)).toBeTruthy()
  })
})

it('a faulty cell of a file is mended before it goes into the sheet', async () => {
  const cells = [
    ['姓名', '语文', '数学'],
    ['陈梅', '95', '1000'],
  ]
  server.answer(readTableFile, { tables: [{ name: '成绩', cells }] })
  await openSheet('perform')
  await user.click(screen.getByRole('button', { name: '导入' }))
  const dialog = within(await screen.findByRole('dialog', { name: '导入表格' }))
  await user.upload(await dialog.findByLabelText('表格文件'), new File(['x'], '成绩.xlsx'))
  await user.fill(await dialog.findByLabelText('第 2 行 陈梅 数学'), '100')
  dialog.getByText('都改好了')
  await user.click(dialog.getByRole('button', { name: '填入 1 名学生的 2 格' }))
  await waitFor(() =>
    expect(sent().flat()).toMatchObject([
      { studentId: 'mei', subjectId: 'chinese', value: 95 },
      { studentId: 'mei', subjectId: 'math', value: 100 },
    ]),
  )
})

it('cells that a locked document will not take can be thrown away', async () => {
  await openSheet('perform')
  server.refuse(savePerform, 'documentLocked')
  await user.click(cell('陈梅', 0))
  await user.keyboard('95{Enter}')
  const unsaved = within(await screen.findByRole('region', { name: '还没有保存' }))
  await user.click(unsaved.getByRole('button', { name: '放弃这 1 格' }))
  const sure = within(await screen.findByRole('alertdialog'))
  await user.click(sure.getByRole('button', { name: '放弃' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '还没有保存' })).toBeNull())
  expect(cell('陈梅', 0).textContent).toBe('')
})

it('goes on paper with the columns in which something stands, in the order of the class', async () => {
  await openSheet('perform')
  const paper = within(await printPage(() => screen.getByRole('table', { name: '成绩表（1）' })))
  expect(paper.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '姓名',
    '数学 期末',
  ])
  expect(paper.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '姓名数学 期末',
    '陈梅',
    '李涛90',
  ])
})

it('offers a first document of this term where there is none', async () => {
  server.answer(archiveList, [])
  server.answer(saveArchive, { documentId: 'd1' })
  user = await openScreen('/data/file/perform?classId=c1')
  await user.click(await screen.findByRole('button', { name: '新建本学期的档案' }))

  await waitFor(() =>
    expect(server.requests(saveArchive)).toMatchObject([
      { classId: 'c1', name: '第二学期成长档案', parts: ['perform', 'health', 'record', 'evaluation'] },
    ]),
  )
})

it('offers a document of this term under a free name where the one that there is lacks the part', async () => {
  server.answer(archiveList, [{ ...document, name: '第二学期成长档案', parts: ['record'] }])
  server.answer(saveArchive, { documentId: 'd2' })
  user = await openScreen('/data/file/perform?classId=c1')
  await user.click(await screen.findByRole('button', { name: '新建本学期的档案' }))

  await waitFor(() => expect(server.requests(saveArchive)).toMatchObject([{ name: '第二学期成长档案2' }]))
})

it('only shows a locked document, and says who locked it when', async () => {
  holdClock('2027-03-01T09:00:00+08:00')
  const lock = { teacherName: '李老师', lockedAt: Date.parse('2026-11-23T08:30:00+08:00') }
  server.answer(archiveList, [{ ...document, isLocked: true, lock }])
  await openScreen('/data/file/health?classId=c1')

  expect(await screen.findByText('李老师在2026年11月23日 08:30锁定了这份档案，只能查看')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull()
})
