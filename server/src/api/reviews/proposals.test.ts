import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { savePerform } from '@pinge/contract/archives/perform.ts'
import { draftReviews, reviewDetail } from '@pinge/contract/reviews/reviews.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

let world: TestClass
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
})
afterEach(() => world.close())

it('proposes 优秀 from a mean of 85 on, and not from 84.6', async () => {
  const { app, token, classId, studentIds } = world
  const part = { classId, name: '档案', termKey: '2026-1', parts: ['perform' as const] }
  const { documentId } = (await app.call(saveArchive, part, token)).data
  const [mei = '', tao = ''] = studentIds
  const cell = (studentId: string, kind: string, value: number) => ({
    studentId,
    subjectId: 'chinese',
    kind,
    value,
  })
  const cells = [
    cell(mei, 'usual', 84.6),
    cell(tao, 'usual', 84.9),
    cell(tao, 'midterm', 84.8),
    cell(tao, 'final', 85.3),
  ]
  expect((await app.call(savePerform, { classId, documentId, cells }, token)).data.refused).toEqual([])

  const proposed = async (studentId: string) =>
    (await app.call(reviewDetail, { classId, termKey: '2026-1', studentId }, token)).data
  expect((await proposed(mei)).proposals[0]).toEqual({ level: '良好', reason: '成绩折合 84.6 分' })
  expect((await proposed(mei)).marks).toEqual([{ subject: '语文', level: '良好' }])
  expect((await proposed(tao)).proposals[0]).toEqual({ level: '优秀', reason: '成绩折合 85 分' })
})

it('proposes 学业 from all marks of the term alike, however many a subject has', async () => {
  const { app, token, classId, studentIds } = world
  const part = { classId, name: '档案', termKey: '2026-1', parts: ['perform' as const] }
  const { documentId } = (await app.call(saveArchive, part, token)).data
  const [mei = ''] = studentIds
  const cell = (subjectId: string, kind: string, value: number) => ({
    studentId: mei,
    subjectId,
    kind,
    value,
  })
  // (90 + 90 + 90 + 70) / 4 = 85, where the two subjects come to 90 and 70.
  const cells = [
    cell('chinese', 'usual', 90),
    cell('chinese', 'midterm', 90),
    cell('chinese', 'final', 90),
    cell('math', 'final', 70),
  ]
  expect((await app.call(savePerform, { classId, documentId, cells }, token)).data.refused).toEqual([])

  const { data } = await app.call(reviewDetail, { classId, termKey: '2026-1', studentId: mei }, token)
  expect(data.proposals[0]).toEqual({ level: '优秀', reason: '成绩折合 85 分' })
  expect(data.marks).toEqual([
    { subject: '语文', level: '优秀' },
    { subject: '数学', level: '良好' },
  ])
})

it('tells of every subject that rose by three points that it rose', async () => {
  const { app, token, classId, studentIds } = world
  const [mei = ''] = studentIds
  const write = async (termKey: string, values: Record<string, number>) => {
    const part = { classId, name: '档案', termKey, parts: ['perform' as const] }
    const { documentId } = (await app.call(saveArchive, part, token)).data
    const cells = Object.entries(values).map(([subjectId, value]) => ({
      studentId: mei,
      subjectId,
      kind: 'final',
      value,
    }))
    await app.call(savePerform, { classId, documentId, cells }, token)
  }
  await write('2026-1', { chinese: 61.1, math: 70.1, english: 61.2 })
  await write('2026-2', { chinese: 64.1, math: 73.1, english: 64.1 })

  const term = { classId, termKey: '2026-2', studentIds: [mei] }
  const [draft] = (await app.call(draftReviews, term, token)).data

  const subjects = draft?.sentences.flatMap(({ evidence }) => evidence.map(({ label }) => label))
  expect(subjects?.toSorted()).toEqual(['数学', '语文'])
})
