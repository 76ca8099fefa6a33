import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { saveEvaluation } from '@pinge/contract/archives/evaluation.ts'
import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { ReviewLevels, Sentence } from '@pinge/contract/reviews/review-values.ts'
import { familyReport } from '@pinge/contract/reviews/family.ts'
import * as contract from '@pinge/contract/reviews/reviews.ts'
import { mergeStudents, moveStudents } from '@pinge/contract/student-information.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { termList } from '@pinge/contract/terms.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

let world: TestClass
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
  ;({ classId, mei, tao } = world)
})
afterEach(() => world.close())

const termKey = '2026-1'
const ofMei = () => ({ classId, termKey, studentId: mei })
const save = (more: Partial<RequestOf<typeof contract.saveReview>>, by = world.token) =>
  world.app.call(contract.saveReview, { ...ofMei(), text: '', state: 'draft', ...more }, by)
const detail = async (studentId = mei) =>
  (await world.app.call(contract.reviewDetail, { classId, termKey, studentId }, world.token)).data
const list = async () => (await world.app.call(contract.reviewList, { classId, termKey }, world.token)).data

it('begins with nothing written, and says how far each pupil is', async () => {
  expect(await list()).toMatchObject([
    {
      studentId: mei,
      username: '陈梅',
      stuNo: '',
      state: 'none',
      count: 0,
      isLocked: false,
      version: 0,
      text: '',
    },
    { studentId: tao, username: '李涛' },
  ])
  await save({ text: '陈梅，你真棒 。', state: 'done' })
  expect((await list())[0]).toMatchObject({ state: 'done', count: 7, version: 1 })
})

it('keeps where a sentence came from, and takes a changed one as the teacher’s own', async () => {
  const evidence = [{ kind: 'item' as const, label: '积极发言', count: 3, type: 1 as const }]
  const sentences = [
    { text: '你好。', evidence: [], isOwn: false },
    { text: '你被表扬了3次。', evidence, isOwn: false },
  ]
  await save({ text: '你好。你被表扬了3次。', sentences })
  expect((await detail()).sentences).toEqual(sentences)

  await save({ text: '你被表扬了3次。你很好。' })
  expect((await detail()).sentences).toEqual([
    { text: '你被表扬了3次。', evidence, isOwn: false },
    { text: '你很好。', evidence: [], isOwn: true },
  ])
})

it('shows a text that was once cut inside a rare character, and lets it be written again', async () => {
  // As it was stored when a draft called a child by half of a character.
  const half = '\ud842，你真棒。'
  await save({ text: '你真棒。' })
  const sentences = JSON.stringify([{ text: half, evidence: [], isOwn: false }])
  await world.app.database.write((trx) =>
    trx.updateTable('termReviews').set({ text: half, sentences }).where('studentId', '=', mei).execute(),
  )

  const shown = await detail()
  expect(shown.text).toBe('\ufffd，你真棒。')
  expect(shown.sentences).toEqual([{ text: shown.text, evidence: [], isOwn: false }])
  expect(await save({ text: `${shown.text}真的。`, version: 1 })).toMatchObject({ code: 200 })
  expect((await detail()).sentences.map(({ text }) => text)).toEqual([shown.text, '真的。'])
})

it('refuses what a colleague wrote over meanwhile, with both texts', async () => {
  await save({ text: '一' })
  await save({ text: '二', version: 1 }, world.colleague.accessToken)
  const answer = await save({ text: '三', version: 1 })
  expect(answer).toMatchObject({ code: 409, msg: errors.reviewEdited.message })
  expect(answer.data).toMatchObject({ stored: { text: '二', version: 2 }, given: { text: '三' } })
  expect((await detail()).text).toBe('二')
})

it('is locked by any teacher of the class and unlocked by its owner alone', async () => {
  await save({ text: '写好了。', state: 'done' })
  const lock = (isLocked: boolean, by: string) =>
    world.app.call(contract.lockReviews, { classId, termKey, studentIds: [mei], isLocked }, by)
  expect((await lock(true, world.colleague.accessToken)).code).toBe(200)
  const first = (await detail()).lock
  // By a screen that has not heard of it.
  world.app.time.now += 60_000
  expect((await lock(true, world.token)).code).toBe(200)
  expect((await detail()).lock).toEqual(first)
  expect((await save({ text: '再改。' })).msg).toContain('锁定了这份评语')
  expect((await lock(false, world.colleague.accessToken)).status).toBe(403)
  await lock(false, world.token)
  expect((await save({ text: '再改。' })).code).toBe(200)
})

/** Gives the first item of praise some times. */
async function praise(times: number): Promise<string> {
  const items = (await world.app.call(commentItems, { classId }, world.token)).data
  const item = items.find(({ score }) => score > 0)
  for (let time = 0; time < times; time += 1)
    await world.app.call(
      giveComment,
      { classId, studentIds: [mei], itemId: item?.id ?? '', requestId: crypto.randomUUID() },
      world.token,
    )
  return item?.name ?? ''
}

it('drafts from what is known, with the number that the database holds, and says what is missing', async () => {
  const item = await praise(4)
  const termNow = await term()
  const draft = async (seed: number) =>
    (
      await world.app.call(
        contract.draftReviews,
        { classId, termKey: termNow, studentIds: [mei], seed },
        world.token,
      )
    ).data[0]
  const first = await draft(1)
  const said = first?.sentences.find(({ evidence }) => evidence[0]?.kind === 'item')
  expect(said?.evidence).toEqual([{ kind: 'item', label: item, count: 4, type: 1 }])
  expect(said?.text).toContain('4')
  expect(first?.missing).toContain('还没有写实记录')
  expect(await draft(1)).toEqual(first)
  expect((await draft(2))?.text).not.toBe(first?.text)
})

async function term(): Promise<string> {
  const { data } = await world.app.call(termList, { classId }, world.token)
  return data.find(({ isCurrent }) => isCurrent)?.key ?? ''
}

it('fills what is empty and touches nothing that is written', async () => {
  await save({ text: '我自己写的。' })
  const { data } = await world.app.call(
    contract.fillReviews,
    { classId, termKey, studentIds: [mei, tao] },
    world.token,
  )
  expect(data.studentIds).toEqual([tao])
  expect((await detail()).text).toBe('我自己写的。')
  expect(await detail(tao)).toMatchObject({ state: 'draft', version: 1 })
  expect((await detail(tao)).text).toContain('李涛')
})

it('fills no review that was locked before it had a text', async () => {
  const { app, token } = world
  await save({ teacherWords: '愿你天天向上。' })
  await app.call(contract.lockReviews, { classId, termKey, studentIds: [mei], isLocked: true }, token)

  const { data } = await app.call(contract.fillReviews, { classId, termKey, studentIds: [mei] }, token)
  expect(data.studentIds).toEqual([])
  expect(await detail()).toMatchObject({ text: '', teacherWords: '愿你天天向上。', isLocked: true })
})

it('fills the text alone where the words to the pupil stand there already', async () => {
  await save({ teacherWords: '愿你天天向上。' })

  await world.app.call(contract.fillReviews, { classId, termKey, studentIds: [mei] }, world.token)
  expect(await detail()).toMatchObject({ state: 'draft', teacherWords: '愿你天天向上。' })
})

it('says a sentence in other words, of the same fact', async () => {
  const item = await praise(2)
  const termNow = await term()
  const sentence = {
    text: '',
    evidence: [{ kind: 'item' as const, label: item, count: 2, type: 1 as const }],
    isOwn: false,
  }
  const say = (seed: number, of: Sentence = sentence) =>
    world.app.call(
      contract.rephraseReview,
      { classId, termKey: termNow, studentId: mei, sentence: of, seed },
      world.token,
    )
  const [one, two] = [(await say(1)).data, (await say(2)).data]
  expect(one.evidence).toEqual(sentence.evidence)
  expect(one.text).not.toBe(two.text)
  const gone = { ...sentence, evidence: [{ kind: 'item' as const, label: '没有的', count: 2, type: null }] }
  expect((await say(1, gone)).msg).toBe(errors.reviewFactGone.message)
})

it('speaks of the goal that the child wrote, but not of one that names a classmate', async () => {
  const { data } = await world.app.call(
    saveArchive,
    { classId, name: '期末', termKey, parts: ['evaluation'] },
    world.token,
  )
  const goal = (studentId: string, words: string) =>
    world.app.call(
      saveEvaluation,
      { classId, documentId: data.documentId, studentId, answers: [], goal: words },
      world.token,
    )
  await goal(mei, '读完十本书')
  await goal(tao, '跑赢陈梅')
  const drafts = (
    await world.app.call(contract.draftReviews, { classId, termKey, studentIds: [mei, tao] }, world.token)
  ).data
  expect(drafts[0]?.text).toContain('“读完十本书”')
  expect(drafts[1]?.text).not.toContain('陈梅')
})

it('lets the owner alone settle length, bounds and words, and refuses what contradicts itself', async () => {
  const request = { classId, ...contract.usualSettings, minLength: 100, words: ['调皮'] }
  const settle = (more: object, by = world.token) =>
    world.app.call(contract.saveReviewSettings, { ...request, ...more }, by)
  expect((await settle({}, world.colleague.accessToken)).status).toBe(403)
  expect((await settle({ minLength: 200 })).msg).toBe(errors.reviewLengthsCrossed.message)
  expect((await settle({ points: [2, 6, 12] })).msg).toBe(errors.reviewBoundsUnordered.message)
  await settle({})
  const read = await world.app.call(contract.reviewSettings, { classId }, world.colleague.accessToken)
  expect(read.data).toMatchObject({ minLength: 100, words: ['调皮'] })
})

it('keeps what another device settled, where an edit does not name it', async () => {
  const settle = (more: object) =>
    world.app.call(contract.saveReviewSettings, { classId, ...more }, world.token)
  await settle({ minLength: 100, words: ['调皮'] })
  await settle({ maxLength: 200 })

  const { data } = await world.app.call(contract.reviewSettings, { classId }, world.token)
  expect(data).toEqual({ ...contract.usualSettings, minLength: 100, maxLength: 200, words: ['调皮'] })
  expect((await settle({ maxLength: 90 })).msg).toBe(errors.reviewLengthsCrossed.message)
})

it('keeps each part of the family’s page once, however often it is named', async () => {
  const familyParts = Array.from({ length: 500 }, () => 'marks' as const)
  const settings = { ...contract.usualSettings, familyParts }
  await world.app.call(contract.saveReviewSettings, { classId, ...settings }, world.token)

  const { data } = await world.app.call(contract.reviewSettings, { classId }, world.token)
  expect(data.familyParts).toEqual(['marks'])
})

it('keeps a sentence of one’s own once under each word, for its teacher alone', async () => {
  const keep = (tag: '性格' | '学习' = '性格') =>
    world.app.call(contract.savePhrase, { tag, text: '你像小太阳。' }, world.token)
  const { data } = await keep()
  expect((await keep()).data).toEqual(data)
  const kept = async (by: string) => (await world.app.call(contract.phraseList, {}, by)).data
  expect(await kept(world.token)).toEqual([{ ...data, tag: '性格', text: '你像小太阳。' }])
  expect(await kept(world.colleague.accessToken)).toEqual([])
  await world.app.call(contract.removePhrase, { id: data.id }, world.colleague.accessToken)
  expect(await kept(world.token)).toHaveLength(1)
  await world.app.call(contract.removePhrase, { id: data.id }, world.token)
  expect(await kept(world.token)).toEqual([])
  for (const tag of ['性格', '学习', '性格'] as const) await keep(tag)
  expect((await kept(world.token)).map(({ tag }) => tag).toSorted()).toEqual(['学习', '性格'])
})

it('goes along with a pupil who moves with history, and is open there', async () => {
  await save({ text: '写好了。', state: 'done' })
  await world.app.call(
    contract.lockReviews,
    { classId, termKey, studentIds: [mei], isLocked: true },
    world.token,
  )
  const { classId: toClassId } = await world.app.newClass(world.token, [])
  await world.app.call(moveStudents, { classId, toClassId, ids: [mei], withHistory: true }, world.token)

  const there = await world.app.call(contract.reviewList, { classId: toClassId, termKey }, world.token)
  expect(there.data).toMatchObject([{ username: '陈梅', text: '写好了。', state: 'done', isLocked: false }])
})

it('is kept by the record that stays when two records of a child become one', async () => {
  await save({ studentId: tao, text: '另一条里写的。' })
  await world.app.call(
    mergeStudents,
    { classId, id: mei, otherId: tao, choices: { username: 'kept' } },
    world.token,
  )
  expect(await list()).toMatchObject([{ studentId: mei, text: '另一条里写的。' }])
})

it('keeps what was settled of a child before its text, when the text comes from its other record', async () => {
  await save({ levels: ['优秀', null, null, null, null], teacherWords: '愿你一直爱笑。' })
  await save({
    studentId: tao,
    text: '另一条里写的。',
    levels: ['合格', '良好', null, null, null],
    teacherWords: '另一句。',
    tags: ['乐观'],
  })
  const earlier = { termKey: '2025-2', levels: ['良好', null, null, null, null] as ReviewLevels }
  await save(earlier)
  const merge = { classId, id: mei, otherId: tao, choices: { username: 'kept' as const } }
  await world.app.call(mergeStudents, merge, world.token)

  expect(await detail()).toMatchObject({
    text: '另一条里写的。',
    levels: ['优秀', '良好', null, null, null],
    teacherWords: '愿你一直爱笑。',
    tags: ['乐观'],
  })
  const before = { ...ofMei(), termKey: earlier.termKey }
  expect((await world.app.call(contract.reviewDetail, before, world.token)).data.levels).toEqual(
    earlier.levels,
  )
})

it('keeps the words of a draft nowhere until they are saved', async () => {
  const asked = { ...ofMei(), seed: 1, requestId: randomUUID() }
  const sentence = { text: '陈梅，你好。', evidence: [], isOwn: false }
  const { termKey: _, studentId, ...draft } = asked
  const call = { ...draft, termKey, studentIds: [studentId], requestId: randomUUID() }
  const first = (await world.app.call(contract.draftReviews, call, world.token)).data
  expect(first[0]?.text).toContain('梅')
  expect((await world.app.call(contract.draftReviews, call, world.token)).data).toEqual(first)
  await world.app.call(contract.rephraseReview, { ...asked, sentence }, world.token)

  const answers = await world.app.database.read.selectFrom('requests').select('answer').execute()
  expect(answers.filter(({ answer }) => answer.includes('梅'))).toEqual([])
})

it('says of no pupil who came late that it was there every day', async () => {
  const attended = async (day: number, studentIds: readonly string[]) =>
    world.app.call(
      saveAttendance,
      {
        classId,
        date: localDate(world.app.time.now - day * DAY_MS),
        marks: studentIds.map((studentId) => ({ studentId, state: 'present' as const })),
      },
      world.token,
    )
  for (let day = 22; day > 1; day -= 1) await attended(day, [mei, tao])
  const { data } = await world.app.call(
    addStudents,
    { classId, students: [{ username: '周新来' }] },
    world.token,
  )
  await attended(1, [mei, ...data.ids])

  const studentIds = [mei, tao, ...data.ids]
  const drafts = await world.app.call(contract.draftReviews, { classId, termKey, studentIds }, world.token)
  const ofAttendance = drafts.data.map(({ sentences }) =>
    sentences.some(({ evidence }) => evidence.some(({ kind }) => kind === 'attendance')),
  )
  expect(ofAttendance).toEqual([true, false, false])
})

it('makes a page for the family of what the owner chose, without reminders and without any other child', async () => {
  const items = (await world.app.call(commentItems, { classId }, world.token)).data
  const praise = items.find(({ score, type }) => score > 0 && type === 1)
  const reminder = items.find(({ score, type }) => score < 0 && type === 2)
  for (const itemId of [praise?.id, praise?.id, reminder?.id])
    await world.app.call(giveComment, { classId, itemId: itemId ?? '', studentIds: [mei] }, world.token)
  await save({ text: '陈梅爱读书。', state: 'done', teacherWords: '新年好。' })
  const family = async (more: object = {}) =>
    (await world.app.call(familyReport, { classId, termKey, ...more }, world.token)).data
  const { pages, parts } = await family({ studentIds: [mei] })
  const points = (praise?.score ?? 0) * 2
  expect(pages).toMatchObject([
    {
      username: '陈梅',
      state: 'done',
      text: '陈梅爱读书。',
      teacherWords: '新年好。',
      axes: [points, null, null, null, null],
    },
  ])
  expect(pages[0]?.praised[0]).toBe(`${praise?.name} 2 次`)
  expect(parts).toContain('axes')
  expect(JSON.stringify(pages)).not.toContain(reminder?.name)
  expect(JSON.stringify(pages)).not.toContain('李涛')
  expect((await family()).pages).toHaveLength(2)

  const settings = { ...contract.usualSettings, familyParts: [] }
  await world.app.call(contract.saveReviewSettings, { classId, ...settings }, world.token)
  expect((await family()).pages[0]).toMatchObject({
    axes: [null, null, null, null, null],
    praised: ['', '', '', '', ''],
    marks: [],
    attendance: null,
    fitness: null,
    records: [],
    goal: '',
  })
})
