import { archiveList } from '@pinge/contract/archives/documents.ts'
import { healthSheet } from '@pinge/contract/archives/health.ts'
import { performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { exportHealth, exportPerform, readTableFile } from '@pinge/contract/archives/table/table-file.ts'
import { MAX_ROSTER_BYTES } from '@pinge/contract/values/limits.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeDocument, makeSheet } from '../../../test/make/archive.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const document = makeDocument({ name: '三年级上' })
const sheet = makeSheet(document)

let className: string

beforeEach(() => {
  ;({ className } = openSchoolClass().summary)
  server.answer(archiveList, [document])
  server.answer(performSheet, { ...sheet, subjects: [], kinds: [], columnsVersion: 0 })
  server.answer(healthSheet, { ...sheet, standardName: null, items: [] })
  server.answer(exportPerform, null)
  server.answer(exportHealth, null)
})

async function openImport() {
  const user = await openScreen('/data/file/perform?classId=c1')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  await user.click(screen.getByRole('button', { name: '导入' }))
  const dialog = within(await screen.findByRole('dialog', { name: '导入表格' }))
  return { user, dialog }
}

it('a file that is brought while another is read does not end up under the name of the other', async () => {
  const held = server.hold(readTableFile)
  const { user, dialog } = await openImport()
  const field = await dialog.findByLabelText('表格文件')
  await user.upload(field, new File(['x'], '期中.xlsx'))
  await waitFor(() => expect(server.requests(readTableFile)).toHaveLength(1))

  await user.upload(field, new File(['x'], '期末.xlsx'))
  held.answer({ tables: [] })

  await dialog.findByText('表格里没有找到“姓名”和这张表的栏目，请检查表头')
  expect(server.requests(readTableFile)).toHaveLength(1)
})

it('a file that is too large is not sent: it would be on its way for longer than a call may take', async () => {
  // Nothing answers the call: it would fail here.
  const { user, dialog } = await openImport()
  const file = new File([new Uint8Array(MAX_ROSTER_BYTES + 1)], '成绩.xlsx')

  await user.upload(await dialog.findByLabelText('表格文件'), file)

  expect((await dialog.findByRole('alert')).textContent).toBe('表格文件超过 5 MB，请拆分后再上传')
})

it('fills each sheet of a workbook into the kind of its name, and says which sheet it leaves', async () => {
  const kinds = [
    { id: 'midterm', name: '期中', isHidden: false },
    { id: 'final', name: '期末', isHidden: false },
  ]
  const subjects = [{ id: 'chinese', name: '语文', mode: 'score' as const, max: 100, isHidden: false }]
  const mei = {
    studentId: 'mei',
    username: '陈梅',
    stuNo: '1',
    cells: {},
    aside: { value: null, version: 0 },
  }
  server.answer(performSheet, { ...sheet, subjects, kinds, columnsVersion: 0, rows: [mei] })
  server.answer(savePerform, ({ cells: sent }) => ({
    saved: sent.map((cell) => ({ ...cell, version: 1 })),
    refused: [],
  }))
  const cells = (mark: string) => [
    ['姓名', '语文'],
    ['陈梅', mark],
  ]
  server.answer(readTableFile, {
    tables: [
      { name: '期中', cells: cells('80') },
      { name: '三(2)班期末', cells: cells('90') },
      { name: '说明', cells: [['请填写']] },
    ],
  })
  const { user, dialog } = await openImport()
  await user.upload(await dialog.findByLabelText('表格文件'), new File(['x'], '成绩.xlsx'))
  await dialog.findByText('按工作表的名字读取：期中、三(2)班期末（期末）')
  dialog.getByText('没有读取的工作表：说明')
  await user.click(dialog.getByRole('button', { name: '填入 1 名学生的 2 格' }))
  await waitFor(() =>
    expect(server.requests(savePerform).flatMap(({ cells: sent }) => sent)).toMatchObject([
      { studentId: 'mei', kind: 'midterm', value: 80 },
      { studentId: 'mei', kind: 'final', value: 90 },
    ]),
  )
})

it.each([
  ['/data/file/perform?classId=c1', '学业 三年级上.xlsx'],
  ['/data/file/health?classId=c1', '体质健康 三年级上.xlsx'],
])(
  'the file of %s is named for the class, too: a teacher has a like archive in each class',
  async (path, file) => {
    const saved = watchSavedFiles()
    const user = await openScreen(path)
    await user.click(await screen.findByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toEqual([`${className}${file}`]))
  },
)
