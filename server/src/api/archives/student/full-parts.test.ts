import { archiveList, saveArchive } from '@pinge/contract/archives/documents.ts'
import { HealthItem, saveHealth } from '@pinge/contract/archives/health.ts'
import { performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { reviewRealistic, saveRealistic, type RealisticState } from '@pinge/contract/realistic.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'

let world: TestClass
beforeEach(async () => {
  world = await startTestClass(['陈梅'])
})
afterEach(() => world.close())

const make = async (part: 'perform' | 'health' | 'record') => {
  const request = { classId: world.classId, name: '档案', termKey: '2026-1', parts: [part] }
  return (await world.app.call(saveArchive, request, world.token)).data.documentId
}
const partsOf = async (documentId: string) => {
  const [studentId = ''] = world.studentIds
  const request = { classId: world.classId, documentId, studentId }
  return (await world.app.call(archiveStudent, request, world.token)).data.parts
}
const completion = async () =>
  (await world.app.call(archiveList, { classId: world.classId }, world.token)).data[0]?.completion

it('says of a pupil that all tests are there where the document says so, without the eyesight', async () => {
  const {
    app,
    token,
    classId,
    studentIds: [studentId = ''],
  } = world
  const documentId = await make('health')
  const items = HealthItem.options.filter((item) => !item.startsWith('vision'))
  const cells = items.map((item) => ({ studentId, item, value: 'exempt' }))
  await app.call(saveHealth, { classId, documentId, cells: cells.slice(1) }, token)
  const { health: open } = await partsOf(documentId)
  expect(open?.filled).toBe((open?.expected ?? 0) - 1)
  expect((await completion())?.health).toBeLessThan(1)

  await app.call(saveHealth, { classId, documentId, cells: cells.slice(0, 1) }, token)
  const { health } = await partsOf(documentId)
  expect((await completion())?.health).toBe(1)
  expect(health).toMatchObject({ filled: health?.expected, exempt: health?.expected, total: null })
})

it('says that the marks are all there when every cell has one, not when every subject has', async () => {
  const {
    app,
    token,
    classId,
    studentIds: [studentId = ''],
  } = world
  const documentId = await make('perform')
  const { subjects, kinds } = (await app.call(performSheet, { classId, documentId }, token)).data
  const cellsOf = (kind = '') =>
    subjects
      .filter(({ isHidden }) => !isHidden)
      .map(({ id, mode }) => ({ studentId, subjectId: id, kind, value: mode === 'score' ? 90 : '优秀' }))
  const save = (cells: ReturnType<typeof cellsOf>) =>
    app.call(savePerform, { classId, documentId, cells }, token)

  await save(cellsOf(kinds[0]?.id))
  const { perform } = await partsOf(documentId)
  expect(perform).toMatchObject({ filled: perform?.expected, isFull: false })
  expect((await completion())?.perform).toBeCloseTo(1 / kinds.length)

  await save(kinds.slice(1).flatMap(({ id }) => cellsOf(id)))
  expect((await partsOf(documentId)).perform).toMatchObject({ isFull: true })
  expect((await completion())?.perform).toBe(1)
})

it('counts a pupil whose record is in the archive, and not one whose record waits or was returned', async () => {
  const { app, token, classId, studentIds } = world
  const documentId = await make('record')
  const did = { date: '2026-10-12', type: 4, kind: 'practice', title: '秋收劳动' } as const
  const { ids } = (await app.call(saveRealistic, { classId, studentIds, ...did }, token)).data
  const told = async () => [(await completion())?.record, (await partsOf(documentId)).record?.count]
  const review = (state: RealisticState) =>
    app.call(reviewRealistic, { classId, id: ids[0] ?? '', state, word: '' }, token)

  expect(await told()).toEqual([0, 0])
  await review('adopted')
  expect(await told()).toEqual([1, 1])
  await review('filed')
  expect(await told()).toEqual([1, 1])
  await review('adopted')
  await review('returned')
  expect(await told()).toEqual([0, 0])
})
