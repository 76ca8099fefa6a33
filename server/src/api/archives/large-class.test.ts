import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { healthSheet, saveHealth } from '@pinge/contract/archives/health.ts'
import { performSheet, savePerform, saveSubjects } from '@pinge/contract/archives/perform.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

/** As many pupils as a class may have, each with a name as long as one may be. */
const names = Array.from(
  { length: 200 },
  (_, at) => `阿卜杜热合曼努尔麦麦提艾力肉孜${String(at).padStart(5, '甲')}`,
)

let world: TestClass
let documentId: string
beforeEach(async () => {
  world = await startTestClass(names)
  documentId = await newDocument(world.classId)
})
afterEach(() => world.close())

async function newDocument(classId: string): Promise<string> {
  const made = { classId, name: '三年级上学期', termKey: '2026-1' }
  const parts = ['perform' as const, 'health' as const]
  return (await world.app.call(saveArchive, { ...made, parts }, world.token)).data.documentId
}

it('keeps marks and measurements of two hundred pupils with the longest names', async () => {
  const { app, classId, token, studentIds } = world
  const marks = studentIds.flatMap((studentId, at) =>
    ['chinese', 'math'].map((subjectId) => ({ studentId, subjectId, kind: 'final', value: at / 2 })),
  )
  const heights = studentIds.map((studentId, at) => ({
    studentId,
    item: 'height' as const,
    value: 110 + at / 5,
  }))

  expect((await app.call(savePerform, { classId, documentId, cells: marks }, token)).data.refused).toEqual([])
  expect((await app.call(saveHealth, { classId, documentId, cells: heights }, token)).data.refused).toEqual(
    [],
  )

  const sheet = (await app.call(performSheet, { classId, documentId }, token)).data.rows
  const valueOf = new Map(sheet.map(({ studentId, cells }) => [studentId, cells.math?.final?.value]))
  expect(studentIds.map((id) => valueOf.get(id))).toEqual(studentIds.map((_, at) => at / 2))
  expect(new Set(sheet.map(({ username }) => username))).toEqual(new Set(names))
  const tests = (await app.call(healthSheet, { classId, documentId }, token)).data.rows
  expect(tests.filter(({ cells }) => cells.height)).toHaveLength(200)
})

it('takes no mark in a subject that another class of the same teacher has made', async () => {
  const { app, classId, token, studentIds } = world
  const other = (await app.newClass(token, ['丁当'])).classId
  const subjects = [{ name: '围棋', mode: 'score' as const }]
  const asked = { classId: other, documentId: await newDocument(other), subjects }
  const theirs = (await app.call(saveSubjects, asked, token)).data.subjects.find(
    ({ name }) => name === '围棋',
  )
  const [studentId = ''] = studentIds

  const cells = [{ studentId, subjectId: theirs?.id ?? '', kind: 'final', value: 90 }]
  const { data } = await app.call(savePerform, { classId, documentId, cells }, token)
  expect(data).toMatchObject({
    saved: [],
    refused: [{ reason: 'column', msg: '学科或栏目已经不在这份档案里，请刷新后重试' }],
  })
  const theirDocument = { classId, documentId: asked.documentId, cells }
  expect((await app.call(savePerform, theirDocument, token)).code).not.toBe(200)
})
