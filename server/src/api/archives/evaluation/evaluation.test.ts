import { archiveList, lockArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import {
  evaluationDetail,
  evaluationList,
  saveEvaluation,
  saveEvaluationQuestions,
  starterQuestions,
} from '@pinge/contract/archives/evaluation.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { moveStudents } from '@pinge/contract/student-information.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'

let world: TestClass
let classId: string
let documentId: string
let mei: string
let tao: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  ;({ classId, mei, tao } = world)
  documentId = await makeDocument('期末')
})
afterEach(() => world.close())

async function makeDocument(name: string, copyFrom?: string): Promise<string> {
  const request = { classId, name, termKey: '2026-1', parts: ['evaluation' as const] }
  const { data } = await world.app.call(
    saveArchive,
    { ...request, ...(copyFrom && { copyFrom }) },
    world.token,
  )
  return data.documentId
}
const save = (more: Partial<RequestOf<typeof saveEvaluation>>, by = world.token) =>
  world.app.call(saveEvaluation, { classId, documentId, studentId: mei, answers: [], ...more }, by)
const detail = async (id = documentId) =>
  (await world.app.call(evaluationDetail, { classId, documentId: id, studentId: mei }, world.token)).data
const list = async () => (await world.app.call(evaluationList, { classId, documentId }, world.token)).data
const ask = (more: Partial<RequestOf<typeof saveEvaluationQuestions>>, by = world.token) =>
  world.app.call(
    saveEvaluationQuestions,
    { classId, documentId, scale: 'star', questions: [{ text: '我爱读书', type: 5 }], ...more },
    by,
  )

it('asks ten questions until the owner changes them, and begins empty', async () => {
  const { questions, scale, students } = await list()

  expect([questions, scale]).toEqual([[...starterQuestions], 'smile'])
  expect(students).toMatchObject([
    { username: '陈梅', answered: 0, isDone: false, hasReply: false, updatedAt: null },
    { username: '李涛' },
  ])
  expect(await detail()).toMatchObject({ answers: [], progress: '', reply: '', version: 0 })
})

it('keeps answers and words one beside the other, of each teacher who writes them', async () => {
  await save({ answers: [{ questionId: 'e-01', value: 3 }], progress: ' 会跳绳了 ' })
  await save({ answers: [{ questionId: 'e-02', value: 1 }], reply: '看得见！' }, world.colleague.accessToken)
  await save({ answers: [{ questionId: 'e-01', value: null }] })

  expect(await detail()).toMatchObject({
    answers: [{ questionId: 'e-02', value: 1 }],
    progress: '会跳绳了',
    reply: '看得见！',
    version: 5,
  })
  expect((await list()).students[0]).toMatchObject({ answered: 1, hasReply: true })
})

it('refuses what a colleague changed meanwhile, an unknown question, and a smile that there is not', async () => {
  const { data } = await save({ goal: '读十本书' })
  await save({ goal: '读二十本书' }, world.colleague.accessToken)

  expect(await save({ goal: '读五本书', version: data.version })).toMatchObject({
    code: 409,
    msg: errors.evaluationEdited.message,
  })
  for (const answer of [
    { questionId: 'e-99', value: 1 },
    { questionId: 'e-01', value: 4 },
  ])
    expect((await save({ answers: [answer] })).msg).toBe(errors.evaluationQuestionUnknown.message)
  expect((await detail()).goal).toBe('读二十本书')
})

it('lets the owner alone change the questions, keeps the answers of those that stay, and hands them to the next archive', async () => {
  await save({ answers: [{ questionId: 'e-09', value: 2 }] })
  const questions = [
    { id: 'e-09', text: '我每天读书', type: 5 as const },
    { text: '我会整理书包', type: 4 as const },
  ]
  expect((await ask({ questions }, world.colleague.accessToken)).status).toBe(403)
  expect((await ask({ questions })).code).toBe(200)
  expect((await ask({ questions: [{ id: 'nothing', text: '我', type: 1 }] })).status).toBe(400)

  const seen = await detail()
  expect(seen.questions.map(({ text }) => text)).toEqual(['我每天读书', '我会整理书包'])
  expect([seen.scale, seen.answers]).toEqual(['star', [{ questionId: 'e-09', value: 2 }]])
  const next = await detail(await makeDocument('下学期', documentId))
  expect([next.questions, next.answers]).toEqual([seen.questions, []])
})

it('counts each answered question in the completion, and is refused once the archive is locked', async () => {
  await ask({
    questions: [
      { text: '我爱读书', type: 5 },
      { text: '我会做家务', type: 4 },
    ],
  })
  const answers = (await list()).questions.map(({ id }) => ({ questionId: id, value: 5 }))
  await save({ answers: answers.slice(0, 1) })
  const completion = async () =>
    (await world.app.call(archiveList, { classId }, world.token)).data[0]?.completion.evaluation
  expect(await completion()).toBe(0.25)
  await save({ answers })
  expect(await completion()).toBe(0.5)
  await save({ studentId: tao, answers })
  expect(await completion()).toBe(1)

  await world.app.call(lockArchive, { classId, documentId, isLocked: true }, world.token)
  expect((await save({ reply: '好' })).msg).toContain('王老师')
  expect((await ask({})).code).toBe(409)
})

it('goes along with a pupil who moves with history', async () => {
  await save({ answers: [{ questionId: 'e-01', value: 3 }], family: '越来越懂事' })
  const { classId: toClassId } = await world.app.newClass(world.token, [])
  const moved = { classId, toClassId, ids: [mei], withHistory: true }
  const [studentId = ''] = (await world.app.call(moveStudents, moved, world.token)).data.ids

  const [there] = (await world.app.call(archiveList, { classId: toClassId }, world.token)).data
  const request = { classId: toClassId, documentId: there?.documentId ?? '', studentId }
  const { data } = await world.app.call(evaluationDetail, request, world.token)
  expect(data).toMatchObject({ answers: [{ questionId: 'e-01', value: 3 }], family: '越来越懂事' })
})
