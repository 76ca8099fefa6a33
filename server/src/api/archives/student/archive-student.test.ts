import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveHealth } from '@pinge/contract/archives/health.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import { termList } from '@pinge/contract/terms.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'

let world: TestClass
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  ;({ classId } = world)
  ;[mei = '', tao = ''] = world.studentIds
})
afterEach(() => world.close())

async function document(
  parts: ('perform' | 'health' | 'record' | 'evaluation')[],
  ofTerm: 'this' | 'other' = 'this',
): Promise<string> {
  const terms = (await world.app.call(termList, { classId }, world.token)).data
  const termKey = terms.find(({ isCurrent }) => isCurrent === (ofTerm === 'this'))?.key ?? ''
  const request = { classId, name: `档案${parts.length}`, termKey, parts }
  return (await world.app.call(saveArchive, request, world.token)).data.documentId
}
const read = (documentId: string, more: object = {}) =>
  world.app.call(archiveStudent, { classId, documentId, studentId: mei, ...more }, world.token)

it('draws the praise of the term and leaves a gap where there was none, and never another child', async () => {
  const items = (await world.app.call(commentItems, { classId }, world.token)).data
  const praise = items.find(({ score, type }) => score > 0 && type === 1)
  const reminder = items.find(({ score, type }) => score < 0 && type === 2)
  const give = (itemId = '', studentIds = [mei]) =>
    world.app.call(giveComment, { classId, itemId, studentIds }, world.token)
  await give(praise?.id)
  await give(praise?.id)
  await give(reminder?.id)
  await give(praise?.id, [tao])
  const { data } = await read(await document(['record']))
  const points = (praise?.score ?? 0) * 2
  expect(data.axes).toEqual([points, null, null, null, null])
  expect(data.sources).toEqual([{ type: 1, name: praise?.name, count: 2, points }])
  expect([data.compareAxes, data.parts.perform, data.parts.record]).toEqual([
    null,
    null,
    { count: 0, typical: 0 },
  ])
})

it('tells how full the parts are, and what happened in all terms', async () => {
  const documentId = await document(['perform', 'health', 'record', 'evaluation'])
  const cells = [{ studentId: mei, item: 'height' as const, value: 132.5 }]
  await world.app.call(saveHealth, { classId, documentId, cells }, world.token)
  const did = { date: '2026-10-12', type: 4, kind: 'practice', title: '秋收劳动' } as const
  const { data: saved } = await world.app.call(
    saveRealistic,
    { classId, studentIds: [mei], ...did },
    world.token,
  )
  expect((await read(documentId)).data.timeline).toEqual([])
  await world.app.call(reviewRealistic, { classId, id: saved.batchId, state: 'adopted' }, world.token)
  const { data } = await read(documentId)
  expect(data.timeline).toMatchObject([{ kind: 'record', date: '2026-10-12', title: '秋收劳动', type: 4 }])
  expect(data.parts).toMatchObject({
    perform: { filled: 0, marks: [] },
    health: { filled: 1, total: null, items: [{ item: 'height', value: '132.5 厘米' }] },
    evaluation: { filled: 0, expected: 10 },
  })
})

it('compares with another term of the same child, and refuses what is of no class or no pupil', async () => {
  const items = (await world.app.call(commentItems, { classId }, world.token)).data
  const praise = items.find(({ score, type }) => score > 0 && type === 1)
  await world.app.call(giveComment, { classId, itemId: praise?.id ?? '', studentIds: [mei] }, world.token)
  const documentId = await document(['record'])
  const other = await document(['record', 'perform'], 'other')
  const ofThis = [praise?.score, null, null, null, null]
  const none = [null, null, null, null, null]
  expect((await read(documentId, { compareDocId: other })).data).toMatchObject({
    axes: ofThis,
    compareAxes: none,
  })
  expect((await read(other, { compareDocId: documentId })).data).toMatchObject({
    axes: none,
    compareAxes: ofThis,
  })
  expect((await read(documentId, { compareDocId: 'nothing' })).msg).toBe(errors.documentNotFound.message)
  expect((await read(documentId, { studentId: 'no-pupil' })).msg).toBe(errors.studentNotInClass.message)
})
