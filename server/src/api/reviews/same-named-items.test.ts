import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { addItem, deleteItem, updateItem } from '@pinge/contract/comment-items.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { familyReport } from '@pinge/contract/reviews/family.ts'
import { draftReviews, reviewDetail } from '@pinge/contract/reviews/reviews.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

let world: TestClass
let classId: string
let mei: string
beforeEach(async () => {
  world = await startTestClass(['陈梅'])
  ;({ classId, mei } = world)
})
afterEach(() => world.close())

const termKey = '2026-1'
const call: TestClass['app']['call'] = (endpoint, request, token = world.token) =>
  world.app.call(endpoint, request, token)

async function make(name: string, type: QualityType, by = world.token): Promise<string> {
  return (await call(addItem, { type, name, score: 2 }, by)).data.id
}
async function give(itemId: string, times: number, by = world.token): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await call(giveComment, { classId, itemId, studentIds: [mei] }, by)
}
async function told() {
  const { facts } = (await call(reviewDetail, { classId, termKey, studentId: mei })).data
  const [draft] = (await call(draftReviews, { classId, termKey, studentIds: [mei] })).data
  const [page] = (await call(familyReport, { classId, termKey })).data.pages
  const archive = { classId, name: '期末', termKey, parts: ['record' as const] }
  const { documentId } = (await call(saveArchive, archive)).data
  const { sources } = (await call(archiveStudent, { classId, documentId, studentId: mei })).data
  return { facts: facts.flat().map(({ label, count }) => [label, count]), draft, page, sources }
}

it('counts an item that two teachers have, or that was made again, once and with its whole number', async () => {
  const colleague = world.colleague.accessToken
  const first = await make('浇花', 4)
  await give(first, 2)
  await call(deleteItem, { id: first })
  await give(await make('浇花', 4), 2)
  await give(await make('浇花', 4, colleague), 3, colleague)
  await give(await make('扫地', 4), 5)

  const { facts, draft, page, sources } = await told()

  expect(facts).toEqual([
    ['浇花', 7],
    ['扫地', 5],
  ])
  expect(draft?.text.match(/浇花/g)).toHaveLength(1)
  expect(page?.praised[3]).toBe('浇花 7 次')
  expect(sources).toEqual([
    { type: 4, name: '浇花', count: 7, points: 14 },
    { type: 4, name: '扫地', count: 5, points: 10 },
  ])
})

it('tells the whole number of an item that was moved to another quality in a text, and of each quality its own beside it', async () => {
  const id = await make('浇花', 4)
  await give(id, 3)
  await call(updateItem, { id, type: 2 })
  await give(id, 2)

  const { facts, page, sources } = await told()

  expect(facts).toEqual([['浇花', 5]])
  expect(page?.praised).toEqual(['', '浇花 2 次', '', '浇花 3 次', ''])
  expect(sources.map(({ type, count }) => [type, count])).toEqual([
    [4, 3],
    [2, 2],
  ])
})
