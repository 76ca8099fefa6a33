import { archiveList, type ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { evaluationList, saveEvaluationQuestions } from '@pinge/contract/archives/evaluation.ts'
import { healthSheet } from '@pinge/contract/archives/health.ts'
import { performSheet, saveSubjects } from '@pinge/contract/archives/perform.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { makeDocument, makeSheet } from '../../../test/make/archive.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const open = makeDocument({ documentId: 'd1', name: '三年级上' })
const other = makeDocument({ documentId: 'd2', name: '二年级下' })
const gone = '“三年级上”刚刚被删除了，这里的修改保存不了'

beforeEach(() => {
  openSchoolClass()
  server.answer(archiveList, [open, other])
  answerParts()
})

function answerParts(): void {
  const sheet = ({ documentId }: { documentId: string }) => makeSheet(documentId === 'd1' ? open : other)
  const columns = { subjects: [], kinds: [], columnsVersion: 0 }
  server.answer(performSheet, (request) => ({ ...sheet(request), ...columns }))
  server.answer(healthSheet, (request) => ({ ...sheet(request), standardName: null, items: [] }))
  server.answer(evaluationList, {
    scale: 'smile',
    questions: [{ id: 'q1', text: '我爱读书', type: 5 }],
    students: [],
  })
}

/** Another device leaves the class with these documents. */
async function leave(documents: ArchiveDocument[]): Promise<void> {
  server.answer(archiveList, documents)
  for (const call of [performSheet, healthSheet, evaluationList]) server.refuse(call, 'documentNotFound')
  const read = server.requests(archiveList).length
  await tellLive({ type: 'archive-changed', teacherId: 'li', documentId: 'd1' })
  await waitFor(() => expect(server.requests(archiveList).length).toBeGreaterThan(read))
}

const shown = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: '档案' }).selectedOptions[0]?.textContent

it.each([
  ['学业', '/data/file/perform', [other]],
  ['学业', '/data/file/perform?documentId=d1', []],
  ['体质', '/data/file/health', [other]],
  ['自评', '/data/file/evaluation?documentId=d1', [other]],
])('%s of a document that a colleague removes stays, and says so', async (title, path, left) => {
  const user = await openScreen(`${path}${path.includes('?') ? '&' : '?'}classId=c1`)
  await screen.findByRole('combobox', { name: '档案' })

  await leave(left)

  expect((await screen.findByText(gone, { exact: false })).textContent).toBe(
    `${gone}。写好的还在，可以先复制；要继续写，先在档案管理里恢复。`,
  )
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeTruthy()
  expect(shown()).toBe('三年级上')
  expect(screen.getByRole('link', { name: '去档案管理' }).getAttribute('href')).toBe(
    '/data/file/manage?classId=c1',
  )
  if (left.length === 0) return
  answerParts()
  await user.selectOptions(screen.getByRole('combobox', { name: '档案' }), 'd2')
  await waitFor(() => expect(screen.queryByText(gone, { exact: false })).toBeNull())
  expect(shown()).toBe('二年级下')
})

it('a document that has lost its 体质 says that, and is written in again once it is back', async () => {
  await openScreen('/data/file/health?classId=c1')
  await screen.findByRole('combobox', { name: '档案' })

  await leave([{ ...open, parts: ['perform'] }, other])
  await screen.findByText('“三年级上”刚刚去掉了体质，这里的修改保存不了', { exact: false })

  answerParts()
  await leave([open, other])
  await waitFor(() => expect(screen.queryByText(/这里的修改保存不了/u)).toBeNull())
  expect(shown()).toBe('三年级上')
})

it('questions that are being written stay when a colleague removes the document, and say why they are not saved', async () => {
  const user = await openScreen('/data/file/evaluation?classId=c1')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '自评问题' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  const sheet = within(await screen.findByRole('dialog', { name: '自评问题' }))
  await user.fill(await sheet.findByLabelText('第 1 题'), '我每天跳绳')

  await leave([other])

  await sheet.findByText(gone)
  expect(sheet.getByLabelText('第 1 题')).toHaveProperty('value', '我每天跳绳')
  expect(server.requests(saveEvaluationQuestions)).toEqual([])
})

it('subjects that are being written stay when a colleague removes the document, and say why they are not saved', async () => {
  const user = await openScreen('/data/file/perform?classId=c1')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  await user.click(await screen.findByRole('button', { name: '学科和栏目' }))
  const sheet = within(await screen.findByRole('dialog', { name: '学科和栏目' }))
  await user.click(await sheet.findByRole('button', { name: '添加学科' }))
  await user.fill(await sheet.findByLabelText('新学科的名称'), '书法')

  await leave([other])

  expect(await sheet.findAllByText(gone)).toBeTruthy()
  expect(sheet.getByLabelText('书法的名称')).toHaveProperty('value', '书法')
  expect(server.requests(saveSubjects)).toEqual([])
})
