import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveEvaluation } from '@pinge/contract/archives/evaluation.ts'
import { addItem } from '@pinge/contract/comment-items.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import { familyReport, type FamilyPage } from '@pinge/contract/reviews/family.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'

let world: TestClass
let classId: string
let ids: Map<string, string>
beforeEach(async () => {
  const names = ['王浩然', '李明', '李明明', '张子涵', '赵小满', '安']
  world = await startTestClass(names)
  ;({ classId } = world)
  ids = new Map(names.map((name, at) => [name, world.studentIds[at] ?? '']))
})
afterEach(() => world.close())

const termKey = '2026-1'
const idOf = (name: string): string => ids.get(name) ?? ''
const call: TestClass['app']['call'] = (endpoint, request, token = world.token) =>
  world.app.call(endpoint, request, token)

async function record(title: string, ...names: string[]): Promise<void> {
  const did = { date: '2026-10-12', type: 4, kind: 'practice', title } as const
  const { data } = await call(saveRealistic, { classId, studentIds: names.map(idOf), ...did })
  await call(reviewRealistic, { classId, id: data.batchId, state: 'adopted' })
}

async function praise(name: string, ...items: string[]): Promise<void> {
  for (const item of items) {
    const { data } = await call(addItem, { type: 2, name: item, score: 1 })
    await call(giveComment, { classId, itemId: data.id, studentIds: [idOf(name)] })
  }
}

async function pageOf(name: string): Promise<FamilyPage | undefined> {
  const { data } = await call(familyReport, { classId, termKey, studentIds: [idOf(name)] })
  return data.pages[0]
}
const titles = (page?: FamilyPage) => page?.records.map(({ title }) => title)

it('tells a family of what the child did alone, however much it did since with a child who is named', async () => {
  await record('秋收劳动', '王浩然')
  for (const what of ['打扫', '浇花', '读书', '跳绳', '画画', '唱歌'])
    await record(`和张子涵一起${what}`, '王浩然')

  expect(titles(await pageOf('王浩然'))).toEqual(['秋收劳动'])
})

it('tells a family of no record, praise or goal that names another child, also one who has left', async () => {
  const archive = { classId, name: '期末', termKey, parts: ['evaluation' as const] }
  const { documentId } = (await call(saveArchive, archive)).data
  const goal = '数学考试超过王浩然'
  await call(saveEvaluation, { classId, documentId, studentId: idOf('李明'), answers: [], goal })
  await record('和李明一起照顾生病的张子涵', '王浩然', '李明')
  await record('给赵小满补课', '王浩然')
  await record('和小满一起打扫图书角', '李明')
  await record('秋收劳动', '王浩然', '李明')
  await praise('王浩然', '帮助李明', '扫地')
  await call(removeStudents, { classId, ids: [idOf('赵小满')], records: 'keep' })

  const [hao, ming] = [await pageOf('王浩然'), await pageOf('李明')]

  expect([titles(hao), titles(ming)]).toEqual([['秋收劳动'], ['秋收劳动']])
  expect(hao?.praised[1]).toBe('扫地 1 次')
  expect(ming?.goal).toBe('')
})

it('takes a name within the child’s own, or one that every word may have, for no other child', async () => {
  await record('李明明书法展', '李明明', '李明')
  await record('安全小卫士', '李明明', '李明')

  const [own, other] = [await pageOf('李明明'), await pageOf('李明')]

  expect(titles(own)?.toSorted()).toEqual(['安全小卫士', '李明明书法展'])
  expect(titles(other)).toEqual(['安全小卫士'])
})
