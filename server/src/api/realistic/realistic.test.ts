import { lockArchive, saveArchive } from '@pinge/contract/archives/documents.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import {
  markTypical,
  realisticFeed,
  realisticList,
  realisticSummary,
  removeRealistic,
  reviewRealistic,
  saveRealistic,
  type RealisticState,
} from '@pinge/contract/realistic.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { mergeStudents, moveStudents, restoreStudents } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

const TODAY = '2026-11-23'
const garden = { date: TODAY, type: 4, kind: 'practice', title: '给班级菜地浇水、量高度' } as const

let world: TestClass
let mei: string
let tao: string
let lin: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛', '林林'])
  ;[mei = '', tao = '', lin = ''] = world.studentIds
})
afterEach(() => world.close())

type Save = Partial<RequestOf<typeof saveRealistic>>
const save = (more: Save = {}, by = world.token) =>
  world.app.call(saveRealistic, { classId: world.classId, studentIds: [mei], ...garden, ...more }, by)
const feed = async (more: Partial<RequestOf<typeof realisticFeed>> = {}) =>
  (await world.app.call(realisticFeed, { classId: world.classId, ...more }, world.token)).data
const list = async (more: Partial<RequestOf<typeof realisticList>> = {}) =>
  (await world.app.call(realisticList, { classId: world.classId, ...more }, world.token)).data
const review = (id: string, state: RealisticState, more: { word?: string } = {}, by = world.token) =>
  world.app.call(reviewRealistic, { classId: world.classId, id, state, ...more }, by)
const star = (id: string, isTypical = true) =>
  world.app.call(markTypical, { classId: world.classId, id, isTypical }, world.token)
const remove = (id: string, by = world.token) =>
  world.app.call(removeRealistic, { classId: world.classId, id }, by)
const statesOf = async () =>
  Object.fromEntries((await list()).items.map(({ username, state }) => [username, state]))

it('writes down once what three pupils did, a record each, and says who recorded it', async () => {
  const roles = [{ studentId: tao, role: '小组长' }]
  const { data } = await save({ studentIds: [mei, tao, lin, mei], text: '豆苗长高了。', minutes: 40, roles })

  const { items } = await list()
  expect(items.map(({ id }) => id).toSorted()).toEqual(data.ids.toSorted())
  expect(new Set(items.map(({ batchId }) => batchId))).toEqual(new Set([data.batchId]))
  expect(items.every(({ state, teacherName }) => state === 'pending' && teacherName === '王老师')).toBe(true)
  const [together] = (await feed()).items
  expect(together).toMatchObject({ ...garden, text: '豆苗长高了。', minutes: 40, level: null, version: 1 })
  expect(together?.students.map(({ username, role }) => [username, role])).toEqual([
    ['陈梅', ''],
    ['李涛', '小组长'],
    ['林林', ''],
  ])
})

it('writes down once when the same request returns', async () => {
  const requestId = randomUUID()
  const first = await save({ requestId })
  const again = await save({ requestId })

  expect(again.data).toEqual(first.data)
  expect((await list()).items).toHaveLength(1)
})

it.each([
  ['a day that has not come', { date: '2026-11-24' }, errors.realisticTooEarly.message],
  ['no pupils', { studentIds: [] }, '学生'],
  ['a title that is too long', { title: '长'.repeat(31) }, '标题'],
  ['a text that is too long', { text: '长'.repeat(201) }, '描述'],
  [
    'ten pictures',
    { pictures: Array.from({ length: 10 }, () => '/files/realistic/' + 'a'.repeat(36) + '.jpg') },
    '图片',
  ],
  [
    'a picture that was never uploaded',
    { pictures: ['/files/realistic/' + 'a'.repeat(36) + '.jpg'] },
    '图片',
  ],
  ['no time at all', { minutes: 0 }, '时长'],
])('refuses %s in a sentence that names it', async (_, more, said) => {
  expect(await save(more)).toMatchObject({ status: 400, msg: expect.stringContaining(said) })
  expect((await list()).items).toEqual([])
})

it('takes no pupil of another class, nor one who has left', async () => {
  const other = await world.app.newClass(world.token, ['丁当'])
  const { classId } = world
  await world.app.call(removeStudents, { classId, ids: [lin], records: 'keep' }, world.token)

  for (const studentIds of [[mei, ...other.studentIds], [lin]])
    expect((await save({ studentIds })).code).toBe(errors.studentNotInClass.code)
})

it('goes from pending to adopted to filed, a step back each, and no step is left out', async () => {
  const { data } = await save({ studentIds: [mei, tao] })
  const [ofMei = ''] = data.ids

  expect((await review(data.batchId, 'filed')).code).toBe(409)
  expect((await review(ofMei, 'adopted', {}, world.colleague.accessToken)).code).toBe(200)
  expect(await statesOf()).toEqual({ 陈梅: 'adopted', 李涛: 'pending' })
  // A colleague adopted one already: the rest follows.
  expect((await review(data.batchId, 'adopted')).code).toBe(200)
  expect((await review(data.batchId, 'adopted')).code).toBe(200)
  expect((await review(data.batchId, 'filed')).code).toBe(200)
  expect((await save({ id: data.batchId, title: '改一改' })).msg).toBe(errors.realisticFiled.message)
  expect((await remove(data.batchId)).msg).toBe(errors.realisticFiled.message)
  await review(ofMei, 'adopted')
  expect(await statesOf()).toEqual({ 陈梅: 'adopted', 李涛: 'filed' })
})

it('returns a record with a word, and what is mended waits for another look', async () => {
  const { data } = await save()
  await review(data.batchId, 'returned', { word: '请补一张照片' })
  expect((await list()).items).toMatchObject([{ state: 'returned', word: '请补一张照片' }])

  await save({ id: data.batchId, text: '补好了' })
  expect((await list()).items).toMatchObject([{ state: 'pending', word: '', text: '补好了' }])
})

it('edits for all, takes pupils in and out, and refuses what a colleague edited meanwhile', async () => {
  const { data } = await save({ studentIds: [mei, tao] })
  await review(data.batchId, 'adopted')
  const id = data.batchId
  expect((await save({ id, version: 1, studentIds: [tao, lin], title: '浇水' })).data.batchId).toBe(id)

  expect((await save({ id, version: 1, title: '别的' })).msg).toBe(errors.realisticEdited.message)
  expect((await feed()).items).toMatchObject([{ title: '浇水', version: 2 }])
  expect(await statesOf()).toEqual({ 李涛: 'adopted', 林林: 'pending' })
})

it('tells what a colleague made of it meanwhile, so that nothing is written over unseen', async () => {
  const { data } = await save({ studentIds: [mei, tao] })
  const id = data.batchId
  await save({ id, version: 1, studentIds: [mei, tao], text: '豆苗长高了。' }, world.colleague.accessToken)

  const refused = await save({ id, version: 1, studentIds: [mei, tao], text: '浇了两桶水。' })
  const [current] = (await feed()).items
  expect(refused).toMatchObject({ code: 409, data: { reason: 'stale', current } })
  expect(current).toMatchObject({ version: 2, text: '豆苗长高了。' })
})

it('refuses an edit of what a colleague returned meanwhile, so that the word is read before it goes', async () => {
  const { data } = await save({ studentIds: [mei, tao] })
  const [ofMei = ''] = data.ids
  const word = '请补一张照片'
  await review(ofMei, 'returned', { word }, world.colleague.accessToken)
  const edit = { id: data.batchId, studentIds: [mei, tao], text: '浇了两桶水。' }

  expect(await save({ ...edit, version: 1 })).toMatchObject({
    code: 409,
    data: { current: { version: 2, text: '', students: [{ id: ofMei, word }, {}] } },
  })
  expect(await statesOf()).toEqual({ 陈梅: 'returned', 李涛: 'pending' })
  expect((await save({ ...edit, version: 2 })).code).toBe(200)
  expect(await statesOf()).toEqual({ 陈梅: 'pending', 李涛: 'pending' })
})

it.each([
  ['took a pupil out of it', (ofTao: string) => remove(ofTao)],
  ['told one pupil’s apart', (ofTao: string) => save({ id: ofTao, studentIds: [tao], title: '画成了折线' })],
])('refuses an edit of what a colleague %s meanwhile', async (_, meanwhile) => {
  const { data } = await save({ studentIds: [mei, tao] })
  await meanwhile(data.ids[1] ?? '')
  const before = (await list()).items

  expect((await save({ id: data.batchId, version: 1, studentIds: [mei, tao] })).code).toBe(409)
  expect((await list()).items).toEqual(before)
})

it('edits one pupil’s record apart from the others', async () => {
  const { data } = await save({ studentIds: [mei, tao] })
  const [ofMei = ''] = data.ids
  expect((await save({ id: ofMei, studentIds: [tao] })).msg).toBe(errors.realisticOthers.message)
  const apart = await save({ id: ofMei, studentIds: [mei], title: '画成了折线' })

  expect(apart.data.ids).toEqual([ofMei])
  const titles = (await list()).items.map(({ username, title }) => [username, title])
  expect(new Map(titles as [string, string][])).toEqual(
    new Map([
      ['陈梅', '画成了折线'],
      ['李涛', garden.title],
    ]),
  )
})

it('keeps what an edit leaves out, and takes away what it empties', async () => {
  const told = { text: '豆苗长高了。', minutes: 40, level: 'school' } as const
  const emptied = { text: '', minutes: null, level: null }
  const { data } = await save({ studentIds: [mei, tao], ...told })
  await save({ id: data.batchId, studentIds: [mei, tao], title: '量豆苗' })
  await save({ id: data.ids[0] ?? '', title: '画豆苗' })
  expect((await list({ studentId: mei })).items).toMatchObject([{ title: '画豆苗', ...told }])

  await save({ id: data.batchId, studentIds: [tao], ...emptied })
  expect((await list({ studentId: tao })).items).toMatchObject([emptied])
})

it('finds by pupil, quality, kind, state, term and words, whatever stands in them', async () => {
  const { data } = await save({ studentIds: [mei, tao], text: '100% 认真_' })
  await save({ studentIds: [lin], type: 5, kind: 'talent', title: '小提琴《渔舟唱晚》', date: '2026-03-02' })
  await review(data.ids[0] ?? '', 'adopted')
  const titles = async (more: Parameters<typeof feed>[0]) =>
    (await feed(more)).items.map(({ title }) => title)

  for (const more of [
    { studentId: mei },
    { type: 4 },
    { kind: 'practice' },
    { state: 'adopted' },
    { termKey: '2026-1' },
    { keyword: '0% 认' },
    { keyword: '真_' },
    { keyword: '李涛' },
  ] as const)
    expect([more, await titles(more)]).toEqual([more, [garden.title]])
  expect(await titles({ keyword: '__' })).toEqual([])
  expect(await titles({ termKey: '2025-2' })).toEqual(['小提琴《渔舟唱晚》'])
  // Everyone who did it together is told, also where one of them was looked for.
  expect((await feed({ studentId: mei })).items[0]?.students).toHaveLength(2)
  expect((await list({ studentId: mei })).items).toHaveLength(1)
})

it('pages through both lists without a gap, the newest date first', async () => {
  for (const date of ['2026-11-18', TODAY, '2026-11-20', TODAY]) await save({ date, studentIds: [mei, tao] })
  const pages = async (read: typeof feed | typeof list, limit: number) => {
    const dates: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await read({ limit, ...(cursor && { cursor }) })
      dates.push(...page.items.map(({ date }) => date))
      cursor = page.nextCursor
    } while (cursor)
    return dates
  }

  const dates = [TODAY, TODAY, '2026-11-20', '2026-11-18']
  expect(await pages(feed, 3)).toEqual(dates)
  expect(await pages(list, 3)).toEqual(dates.flatMap((date) => [date, date]))
  const odd = await world.app.call(realisticFeed, { classId: world.classId, cursor: 'no-day' }, world.token)
  expect(odd.status).toBe(400)
})

it('counts what was done together once, and the pupils in it', async () => {
  const { data } = await save({ studentIds: [mei, tao] })
  await save({ type: 5 })
  await review(data.ids[0] ?? '', 'adopted')
  await star(data.batchId)
  const request = { classId: world.classId, termKey: '2026-1' }
  const { data: counted } = await world.app.call(realisticSummary, request, world.token)

  expect(counted).toMatchObject({
    batches: 2,
    students: 2,
    typical: 1,
    states: { pending: 2, adopted: 1, filed: 0, returned: 0 },
  })
})

it('chooses five typical records of a pupil a term, and names the pupil who has no room for a sixth', async () => {
  for (let index = 0; index < 5; index += 1) expect((await star((await save()).data.batchId)).code).toBe(200)
  const sixth = (await save({ studentIds: [mei, tao] })).data.batchId
  const before = (await save({ date: '2026-03-02' })).data.batchId

  expect(await star(sixth)).toMatchObject({ code: 409, data: { studentIds: [mei] } })
  expect((await star(sixth)).msg).toContain('陈梅')
  expect((await list({ isTypical: true })).items).toHaveLength(5)
  expect((await star(before)).code).toBe(200)
  await star((await list({ isTypical: true })).items[0]?.batchId ?? '', false)
  expect((await star(sixth)).code).toBe(200)
})

it('lets a co-teacher remove their own, and the owner any', async () => {
  const mine = (await save()).data.batchId
  const theirs = (await save({}, world.colleague.accessToken)).data.batchId
  const colleague = world.colleague.accessToken

  expect((await remove(mine, colleague)).status).toBe(403)
  expect((await remove(theirs, colleague)).code).toBe(200)
  expect((await remove(mine)).code).toBe(200)
  expect((await remove(mine)).status).toBe(404)
  expect((await feed()).items).toEqual([])
})

it('hides the records of a pupil who left until they come back, and forgets them with the pupil', async () => {
  await save({ studentIds: [mei, tao] })
  await save({ studentIds: [lin] })
  const { classId } = world
  await world.app.call(removeStudents, { classId, ids: [mei], records: 'keep' }, world.token)
  expect(Object.keys(await statesOf()).toSorted()).toEqual(['李涛', '林林'])

  await world.app.call(restoreStudents, { classId, ids: [mei] }, world.token)
  expect(Object.keys(await statesOf())).toHaveLength(3)
  await world.app.call(removeStudents, { classId, ids: [mei, lin], records: 'delete' }, world.token)
  expect(Object.keys(await statesOf())).toEqual(['李涛'])
  expect(await world.app.database.read.selectFrom('realisticBatches').select('id').execute()).toHaveLength(1)
})

it('goes along with pupils who move with their history, and stays behind without', async () => {
  const { data } = await save({ studentIds: [mei, tao, lin] })
  await review(data.batchId, 'adopted')
  const { classId } = world
  const { classId: toClassId } = await world.app.newClass(world.token, [])
  const move = (ids: string[], withHistory: boolean) =>
    world.app.call(moveStudents, { classId, toClassId, ids, withHistory }, world.token)
  await move([mei, tao], true)
  await move([lin], false)

  const there = (await world.app.call(realisticFeed, { classId: toClassId }, world.token)).data.items
  expect(there).toMatchObject([
    { ...garden, students: [{ username: '陈梅', state: 'adopted' }, { username: '李涛' }] },
  ])
  expect((await feed()).items).toEqual([])
})

it('leaves what stands of a pupil who has left as it was, whichever record of it is edited', async () => {
  const { classId, token } = world
  const { data } = await save({ studentIds: [mei, tao, lin], text: '一起种的。' })
  await world.app.call(removeStudents, { classId, ids: [lin], records: 'keep' }, token)
  await save({ id: data.batchId, studentIds: [mei, tao], title: '菜园' })
  const [ofMei] = (await list({ studentId: mei })).items
  await save({ id: ofMei?.id ?? '', studentIds: [mei], title: '陈梅的菜园' })
  await world.app.call(restoreStudents, { classId, ids: [lin] }, token)

  expect(Object.fromEntries((await list()).items.map(({ username, title }) => [username, title]))).toEqual({
    林林: garden.title,
    李涛: '菜园',
    陈梅: '陈梅的菜园',
  })
})

it('is written once of a pupil who is edited along with another of the same batch', async () => {
  const { data } = await save({ studentIds: [mei, tao, lin] })
  const record = (await list({ studentId: mei })).items[0]
  await save({ id: record?.id ?? '', studentIds: [mei, tao], title: '浇花一周' })

  expect((await list()).items.map(({ username, title }) => [username, title])).toEqual(
    expect.arrayContaining([
      ['李涛', '浇花一周'],
      ['陈梅', '浇花一周'],
      ['林林', garden.title],
    ]),
  )
  expect((await list()).items).toHaveLength(data.ids.length)
})

it('is one pupil’s after two records of the pupil are merged', async () => {
  await save({ studentIds: [mei, tao] })
  await save({ studentIds: [tao], title: '扫地' })
  const { classId } = world
  const request = { classId, id: mei, otherId: tao, choices: { username: 'kept' } } as const
  await world.app.call(mergeStudents, request, world.token)

  expect((await list()).items.map(({ username, title }) => [username, title])).toEqual([
    ['陈梅', '扫地'],
    ['陈梅', garden.title],
  ])
})

it('is found by the document of its term, and stays as it is while all of the term are locked', async () => {
  const { classId } = world
  const { data: kept } = await save({ studentIds: [mei, tao] })
  await save({ date: '2026-03-02', title: '上学期' })
  const document = { classId, termKey: '2026-1', parts: ['record' as const] }
  const make = async (name: string) =>
    (await world.app.call(saveArchive, { ...document, name }, world.token)).data.documentId
  const documentId = await make('期末')
  const lock = (id: string) =>
    world.app.call(lockArchive, { classId, documentId: id, isLocked: true }, world.token)

  expect((await feed({ documentId })).items.map(({ title }) => title)).toEqual([garden.title])
  await lock(documentId)
  const refusals = [await save(), await save({ id: kept.batchId }), await review(kept.batchId, 'adopted')]
  refusals.push(await star(kept.batchId), await remove(kept.batchId))
  // Nor does it go to a term that is open.
  refusals.push(await save({ id: kept.batchId, date: '2026-03-03' }))
  for (const refused of refusals)
    expect(refused).toMatchObject({ code: 409, msg: expect.stringContaining('王老师') })
  const lockOf = async (termKey: string) =>
    (await world.app.call(realisticSummary, { classId, termKey }, world.token)).data.lock
  expect(await lockOf('2026-1')).toEqual({ teacherName: '王老师', lockedAt: world.app.time.now })
  expect(await lockOf('2025-2')).toBeNull()
  expect((await save({ date: '2026-03-03' })).code).toBe(200)
  // Another one of the term is still written for.
  await make('补充')
  expect(await lockOf('2026-1')).toBeNull()
  expect((await review(kept.batchId, 'adopted')).code).toBe(200)
})
