import { archiveList } from '@pinge/contract/archives/documents.ts'
import {
  evaluationDetail,
  evaluationList,
  saveEvaluation,
  saveEvaluationQuestions,
} from '@pinge/contract/archives/evaluation.ts'
import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openScreen } from '../../../../test/screen.tsx'
import { endPrint, printPage } from '../../../../test/device/print.ts'
import { tellLive } from '../../../../test/live.ts'
import { makeDocument } from '../../../../test/make/archive.ts'
import { makeClass, makeClassDetail } from '../../../../test/make/class.ts'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'
import type { Evaluation } from './evaluation-draft.ts'

const document = makeDocument({ documentId: 'd1', parts: ['evaluation'] })
const asked = {
  scale: 'smile' as const,
  questions: [
    { id: 'q1', text: '我爱读书', type: 5 as const },
    { id: 'q2', text: '我会做家务', type: 4 as const },
  ],
}
const path = (studentId: string) => `/data/file/evaluation/${studentId}?classId=c1&documentId=d1`

let stored: Evaluation

beforeEach(() => {
  openSchoolClass()
  server.answer(archiveList, [document])
  const texts = { progress: '', goal: '', peer: '', family: '', reply: '' }
  stored = { studentId: 'mei', username: '陈梅', header: '1', ...asked, answers: [], ...texts, version: 0 }
  const row = { stuNo: '', header: '1', hasReply: false, updatedAt: null }
  server.answer(evaluationList, () => ({
    ...asked,
    students: [
      {
        studentId: 'mei',
        username: '陈梅',
        ...row,
        answered: stored.answers.length,
        isDone: stored.answers.length === 2,
      },
      { studentId: 'tao', username: '李涛', ...row, answered: 1, isDone: false },
    ],
  }))
  server.answer(evaluationDetail, ({ studentId }) => ({ ...stored, studentId }))
})

/** A class with two children of one name, by their numbers 04 and 05. */
function answerTwoOfOneName(): void {
  const mei = { username: '陈梅', header: '1', hasReply: false, updatedAt: null, answered: 0, isDone: false }
  server.answer(evaluationList, {
    ...asked,
    students: [
      { ...mei, studentId: 'mei', stuNo: '04' },
      { ...mei, studentId: 'other', stuNo: '05' },
    ],
  })
}

it('the pupils who have spoken are told from those who have not, and each leads to its form', async () => {
  await openScreen('/data/file/evaluation?classId=c1')
  const pupils = within(await screen.findByRole('list', { name: '学生' }))
  expect(screen.getByText('0 / 2 人已评')).toBeTruthy()
  expect(pupils.getByRole('link', { name: /李涛/ }).getAttribute('href')).toBe(path('tao'))
})

it('two children of one name are told apart by their numbers in the list, on paper and where the device is handed over', async () => {
  answerTwoOfOneName()
  const user = await openScreen('/data/file/evaluation?classId=c1')
  await screen.findByRole('link', { name: /^陈梅 04/u })
  const other = await printPage(() => screen.getByRole('heading', { name: '陈梅 05' }))
  // Each form goes to another child, and comes back with those of other classes.
  expect(other.nextSibling?.textContent).toBe(`三年级(2)班 · 自评表 · ${document.name}`)
  endPrint()

  await user.click(screen.getByRole('button', { name: '交给学生填写' }))
  await screen.findByRole('checkbox', { name: '陈梅 05' })
})

it('a long word of a child is printed whole, where its field shows two lines', async () => {
  stored = { ...stored, goal: '每天读书半小时。'.repeat(25) }
  await openScreen(path('mei'))
  await screen.findByRole('textbox', { name: '我的目标' })

  const paper = await printPage(() => screen.getByText(stored.goal, { selector: 'dd' }))
  expect(paper.closest('div')?.textContent).toBe(`我的目标${stored.goal}`)
  endPrint()
  expect(screen.queryByText(stored.goal, { selector: 'dd' })).toBeNull()
})

it('the form of one of two children of one name says whose it is, and on paper of which class and archive', async () => {
  answerTwoOfOneName()
  await openScreen(path('other'))

  const heading = await screen.findByRole('heading', { name: '陈梅 05' })
  expect(heading.nextSibling?.textContent).toBe(`三年级(2)班 · 自评 · ${document.name}`)
})

it('a form is keyed in by digits, and what was not written is not sent', async () => {
  server.answer(saveEvaluation, ({ answers }) => {
    stored = {
      ...stored,
      answers: answers.flatMap(({ questionId, value }) => (value === null ? [] : [{ questionId, value }])),
      version: 1,
    }
    return { version: 1 }
  })
  const user = await openScreen(path('mei'))
  const first = within(await screen.findByRole('group', { name: '我爱读书' }))
  first.getByRole('radio', { name: '再加油' }).focus()
  await user.keyboard('3')
  await user.keyboard('2')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(server.requests(saveEvaluation)).toHaveLength(1))
  expect(server.requests(saveEvaluation)[0]).toMatchObject({
    studentId: 'mei',
    version: 0,
    answers: [
      { questionId: 'q1', value: 3 },
      { questionId: 'q2', value: 2 },
    ],
  })
  expect(server.requests(saveEvaluation)[0]).not.toHaveProperty('progress')
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true))
  expect(screen.getByRole('link', { name: '下一名' }).getAttribute('href')).toBe(path('tao'))
})

it('what the server does not take stays in the form, with the reason', async () => {
  server.refuse(saveEvaluation, 'serviceBusy')
  const user = await openScreen(path('mei'))
  await user.fill(await screen.findByLabelText('我的目标'), '每天跳绳')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLTextAreaElement>('我的目标').value).toBe('每天跳绳')
})

it.each([
  ['another one is there', [makeDocument({ documentId: 'd2', parts: ['evaluation'] })]],
  ['none is left', []],
])('what was keyed in stays when a colleague removes its document, where %s', async (_, left) => {
  const user = await openScreen(path('mei'))
  await user.fill(await screen.findByLabelText('家长的话'), '在家会扫地')
  server.answer(archiveList, left)
  const read = server.requests(archiveList).length
  server.refuse(evaluationDetail, 'documentNotFound')
  await tellLive({ type: 'archive-changed', teacherId: 'li', documentId: 'd1' })
  await waitFor(() => expect(server.requests(archiveList).length).toBeGreaterThan(read))

  // To read the page again, as the refusal says, would lose it.
  expect((await screen.findByRole('alert')).textContent).toBe(
    `“${document.name}”刚刚被删除了，这里的修改保存不了`,
  )
  expect(screen.getByLabelText('家长的话')).toHaveProperty('value', '在家会扫地')
  expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
  expect(server.requests(saveEvaluation)).toEqual([])
})

it('what was keyed in stays when a colleague locks its document, and says why it is not saved', async () => {
  const user = await openScreen(path('mei'))
  await user.fill(await screen.findByLabelText('家长的话'), '在家会扫地')
  const lock = { teacherName: '李老师', lockedAt: 0 }
  server.answer(archiveList, [{ ...document, isLocked: true, lock }])
  await tellLive({ type: 'archive-changed', teacherId: 'li', documentId: 'd1' })

  expect((await screen.findByRole('alert')).textContent).toBe('档案刚刚被锁定了，这里的修改保存不了')
  expect(screen.getByText(/^李老师在.*锁定了这份档案，只能查看$/u)).toBeTruthy()
  expect(screen.getByLabelText('家长的话')).toHaveProperty('value', '在家会扫地')
})

it('what was keyed in stays when the class is archived, and says why it is not saved', async () => {
  const user = await openScreen(path('mei'))
  await user.fill(await screen.findByLabelText('家长的话'), '在家会扫地')
  server.answer(classList, [{ ...makeClass({ classId: 'c1' }), isArchived: true }])
  await tellLive({ type: 'class-changed', teacherId: 'li' })

  expect((await screen.findByRole('alert')).textContent).toBe('班级刚刚归档了，这里的修改保存不了')
  expect(screen.getByLabelText('家长的话')).toHaveProperty('value', '在家会扫地')
})

it('what was keyed in can still be saved when the owner asks less meanwhile', async () => {
  const user = await openScreen(path('mei'))
  const group = await screen.findByRole('group', { name: '我爱读书' })
  await user.click(within(group).getByRole('radio', { name: '很棒' }))
  await user.fill(screen.getByLabelText('我的目标'), '每天跳绳')
  stored = { ...stored, questions: asked.questions.slice(1) }
  server.refuse(saveEvaluation, 'evaluationQuestionUnknown')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: '我爱读书' })).toBeNull())

  server.answer(saveEvaluation, { version: 1 })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(server.requests(saveEvaluation)).toHaveLength(2))
  expect(server.requests(saveEvaluation)[1]).toMatchObject({ goal: '每天跳绳', answers: [] })
})

it('a locked document is read and not written', async () => {
  const lock = { teacherName: '王老师', lockedAt: 1 }
  server.answer(archiveList, [{ ...document, isLocked: true, lock }])
  await openScreen(path('mei'))
  await screen.findByLabelText('我的目标')
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  expect(
    within(screen.getByRole('group', { name: '我爱读书' })).getByRole('radio', { name: '很棒' }),
  ).toHaveProperty('disabled', true)
})

it('the owner changes what is asked, and what stays keeps its id', async () => {
  server.answer(saveEvaluationQuestions, null)
  const user = await openScreen('/data/file/evaluation?classId=c1')
  const open = await screen.findByRole<HTMLButtonElement>('button', { name: '自评问题' })
  await waitFor(() => expect(open.disabled).toBe(false))
  await user.click(open)
  await user.click(await screen.findByRole('button', { name: '删除第 1 题' }))
  await user.click(screen.getByRole('button', { name: '添加问题' }))
  await user.click(screen.getByRole('button', { name: '保存问题' }))
  await screen.findByText('请填写问题')
  await user.fill(screen.getByLabelText('第 2 题'), '我每天跳绳')
  await user.selectOptions(screen.getByLabelText('第 2 题的方面'), '3')
  await user.click(screen.getByRole('button', { name: '五颗星' }))
  // A slip of the hand gives up nothing that was written.
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '保存问题' }))
  await waitFor(() => expect(server.requests(saveEvaluationQuestions)).toHaveLength(1))
  expect(server.requests(saveEvaluationQuestions)[0]).toMatchObject({
    scale: 'star',
    questions: [
      { id: 'q2', text: '我会做家务', type: 4 },
      { text: '我每天跳绳', type: 3 },
    ],
  })
})

it('the owner reads what the answers become, whichever way the scale is changed', async () => {
  const user = await openScreen('/data/file/evaluation?classId=c1')
  const open = await screen.findByRole<HTMLButtonElement>('button', { name: '自评问题' })
  await waitFor(() => expect(open.disabled).toBe(false))
  await user.click(open)

  const told = await screen.findByText(/已有的回答会留着/)
  expect(told.textContent).toContain('从五颗星换成三个笑脸，超过三的按“很棒”算')
  expect(told.textContent).toContain('从三个笑脸换成五颗星，“很棒”算三颗星')
})

it('a print that is asked for before the list and the facts of the class have come waits for both', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const list = server.hold(evaluationList)
  const facts = server.hold(classDetail)
  const user = await openScreen('/data/file/evaluation?classId=c1')
  await user.click(await screen.findByRole('button', { name: '打印' }))
  const mei = { studentId: 'mei', username: '陈梅', stuNo: '', header: '1', hasReply: false, updatedAt: null }
  list.answer({ ...asked, students: [{ ...mei, answered: 0, isDone: false }] })
  await screen.findByText(/人已评/)
  expect(print).not.toHaveBeenCalled()

  facts.answer({ ...makeClassDetail(), school: '实验小学' })
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  await printPage(() => screen.getByRole('heading', { name: '实验小学 · 三年级(2)班 · 自评表' }))
  await user.click(screen.getByRole('button', { name: '打印' }))
  expect(print).toHaveBeenCalledTimes(2)
})

it('a list that failed to load is not printed', async () => {
  server.refuse(evaluationList, 'serviceBusy')
  await openScreen('/data/file/evaluation?classId=c1')
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: '打印' })).toHaveProperty('disabled', true)
})

it('a co-teacher reads the questions, and the owner alone changes them', async () => {
  openSchoolClass({ summary: { ...makeClass({ classId: 'c1' }), isOwner: false } })
  await openScreen('/data/file/evaluation?classId=c1')
  await screen.findByRole('button', { name: '交给学生填写' })
  expect(screen.queryByRole('button', { name: '自评问题' })).toBeNull()
})
