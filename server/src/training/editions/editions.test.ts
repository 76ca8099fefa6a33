import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { calendarList } from '@pinge/contract/training/calendar.ts'
import { dailyItems } from '@pinge/contract/training/daily.ts'
import { dailySeed } from '@pinge/contract/training/daily-seed.ts'
import { bestLevels, bestScores, editionDetail, editionList } from '@pinge/contract/training/editions.ts'
import { memoryList, pictureDetail, pictureList } from '@pinge/contract/training/levels.ts'
import { endRound, startRound } from '@pinge/contract/training/rounds.ts'
import { trainingCalls } from '@pinge/contract/training/training-calls.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { newCoTeacher } from '../../../test/make.ts'
import { createTrainingClient, recordOf, type Access, type TrainingClient } from '../../../test/training.ts'
import { insertEdition } from './edition.queries.ts'

const SECRET = 'what only the operator knows'
const TODAY = '2026-11-23'
const DIGITS = dailyItems(TODAY).at(2)?.id ?? ''

let app: TestApp
let training: TrainingClient
let token: string
let teacher: Access
beforeEach(async () => {
  app = await startTestApp()
  training = createTrainingClient(app)
  token = (await app.newTeacher()).accessToken
  teacher = await training.enter(token)
})
afterEach(() => app.close())

async function runEdition(secret = ''): Promise<void> {
  const edition = {
    zzid: 'zz1',
    name: '十一月专注赛',
    startDate: '2026-11-09',
    endDate: '2026-11-29',
    region: '郑州市',
    rule: '每天三轮',
    secret,
    createdAt: app.time.now,
  }
  await app.database.write((trx) => insertEdition(trx, edition))
}

async function play(activityId: string, access: Access, about: { stuId?: string } = {}): Promise<void> {
  const started = await training.start(activityId, access, 'daily', about)
  training.wait(60_000)
  await training.submit({ ...recordOf(activityId, started), ...about }, access)
}

describe('an edition', () => {
  it('has the published seed of its day, and of a rated one a seed that only the service can make', async () => {
    await runEdition()
    const started = await training.start(DIGITS, teacher)
    const key = { zzid: 'zz1', date: TODAY, type: 3, activityId: DIGITS, attempt: 1 } as const
    expect(started.seed).toBe(dailySeed(key))

    await app.database.write((trx) => trx.updateTable('trainingEditions').set({ secret: SECRET }).execute())
    const second = await training.start(DIGITS, teacher)
    expect(second.seed).toBe(dailySeed({ ...key, attempt: 2, secret: SECRET }))
  })

  it('tells the best of a player, a class and the region, and what the days came to', async () => {
    await runEdition()
    const { classId, studentIds } = await app.newClass(token)
    const [stuId = ''] = studentIds
    await play(DIGITS, teacher, { stuId })

    const { data: own } = await training.call(bestLevels, { classId }, teacher)
    const { data: pupils } = await training.call(bestLevels, { classId, stuId }, teacher)
    const level = Number(DIGITS.slice(1))
    expect(own).toMatchObject({
      zzid: 'zz1',
      list: [{ type: 2, self: null, class: null, region: null }, { self: null }],
    })
    expect(own.list[1]).toMatchObject({ class: { level, date: 22_000 }, region: { level, label: '郑州市' } })
    expect(pupils.list[1]).toMatchObject({ self: { level, date: 22_000 } })

    const { data: scores } = await training.call(bestScores, { stuId }, teacher)
    expect(scores).toMatchObject({ name: '十一月专注赛', maxDate: TODAY, doneDays: 0, days: 21 })
    expect(scores.byType[2]).toEqual({ type: 3, maxScore: scores.totalScore, minDate: 22_000 })
    const { data: calendar } = await training.call(calendarList, { stuId }, teacher)
    expect(calendar.days[22]?.items[2]).toMatchObject({ done: true, date: 22_000, score: scores.totalScore })
    expect([calendar.days[7]?.state, calendar.days[8]?.state, calendar.days[29]?.state]).toEqual([
      'none',
      'missed',
      'none',
    ])
  })

  it('leaves the days before it in the calendar and in its lines, and out of its own days', async () => {
    app.time.now = Date.UTC(2026, 10, 8, 4)
    const before = dailyItems('2026-11-08').at(2)?.id ?? ''
    await play(before, teacher)
    await runEdition()
    app.time.now = Date.UTC(2026, 10, 9, 4)

    const { data: month } = await training.call(calendarList, {}, teacher)
    expect(month).toMatchObject({ zzid: 'zz1', doneDays: 0 })
    expect(month.days[7]).toMatchObject({ state: 'part' })
    expect(month.days[7]?.items[2]).toMatchObject({ activityId: before, done: true, date: 22_000 })
    expect(month.days[6]).toMatchObject({ state: 'none', items: [] })
    const { data: named } = await training.call(calendarList, { zzid: 'zz1' }, teacher)
    expect(named.days[7]).toMatchObject({ state: 'none', items: [] })
  })

  it('is listed with its rule, and one that is not there is refused', async () => {
    expect((await training.call(editionList, {}, teacher)).data).toEqual([])
    await runEdition()

    expect((await training.call(editionList, {}, teacher)).data).toMatchObject([
      { zzid: 'zz1', state: 'running', days: 21 },
    ])
    expect((await training.call(editionDetail, { zzid: 'zz1' }, teacher)).data.rule).toBe('每天三轮')
    expect((await training.call(editionDetail, { zzid: 'zz9' }, teacher)).code).toBe(404)
    expect((await training.call(calendarList, { zzid: 'zz9' }, teacher)).code).toBe(404)
  })
})

describe('the levels', () => {
  it('are 20 sets of pictures, 30 levels of symbols and 30 of digits, the first of each open', async () => {
    const { data: sets } = await training.call(pictureList, { pageNum: 1, pageSize: 20 }, teacher)
    const { data: symbols } = await training.call(memoryList, { pageNum: 1, pageSize: 30, type: 2 }, teacher)
    const { data: digits } = await training.call(memoryList, { pageNum: 1, pageSize: 30, type: 3 }, teacher)
    const { data: detail } = await training.call(pictureDetail, { id: '1001' }, teacher)

    expect([sets.list.length, symbols.list.length, digits.list.length]).toEqual([20, 30, 30])
    for (const { list } of [sets, symbols, digits])
      expect(list.map(({ open }) => open).indexOf(false)).toBe(1)
    expect(digits.list[0]).toMatchObject({ id: '3001', group: 2, pool: [], reverse: false })
    expect(detail).toMatchObject({ memoMaxMs: 32_000, recallMaxMs: 60_000, parMs: 24_000, penaltyMs: 3_000 })
  })

  it('open one after another, and keep the best time', async () => {
    for (const memoMs of [12_000, 9_000]) {
      const started = await training.start('3001', teacher, 'practice')
      training.wait(60_000)
      await training.submit(recordOf('3001', started, { memoMs }), teacher)
    }

    const { data } = await training.call(memoryList, { type: 3 }, teacher)
    expect(data.list.slice(0, 3).map(({ open, minDate }) => [open, minDate])).toEqual([
      [true, 21_000],
      [true, null],
      [false, null],
    ])
  })
})

describe('every call', () => {
  it('answers the teachers of a class, and refuses strangers and those who are signed out', async () => {
    const { classId, studentIds } = await app.newClass(token)
    const [stuId = ''] = studentIds
    const colleague = await newCoTeacher(app, classId)
    const stranger = await training.enter((await app.newTeacher('张老师')).accessToken)
    const coTeacher = await training.enter(colleague.accessToken)
    const bodies: Record<string, object> = {
      [pictureDetail.path]: { id: '1001' },
      [startRound.path]: { type: 3, activityId: '3001', mode: 'practice' },
      [memoryList.path]: { type: 2 },
    }
    const aboutClass = trainingCalls.filter(
      ({ path }) => !/add\/record|record\/end|zz\/(?:list|detail)$/.test(path),
    )
    for (const { path } of aboutClass) {
      const body = { ...bodies[path], classId, stuId }
      const codes = await Promise.all(
        [teacher, coTeacher, stranger, {}].map(
          async (who) => (await training.send(path, body, { ak: 'pgs-web', ...who })).code,
        ),
      )
      expect([path, ...codes]).toEqual([path, 200, 200, 404, 401])
    }

    const started = await training.start('3001', coTeacher, 'practice', { stuId })
    await app.call(removeTeacher, { classId, userId: colleague.userId }, token)
    training.wait(30_000)
    expect((await training.submit(recordOf('3001', started), coTeacher)).code).toBe(404)
  })

  it('answers any input with an envelope of its contract, and never fails', async () => {
    const started = await training.start('3001', teacher, 'practice')
    const words = fc.constantFrom(
      '3001',
      '1001',
      started.recordId,
      'daily',
      'class',
      'recall',
      '',
      '\u0000',
      'x'.repeat(70),
    )
    const value = fc.oneof(
      words,
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.boolean(),
      fc.constantFrom(0, 1, 2, 3),
      fc.array(words),
    )
    const names = [
      'recordId',
      'type',
      'activityId',
      'mode',
      'seed',
      'date',
      'memoMs',
      'answer',
      'status',
      'phase',
      'zzid',
      'classId',
      'stuId',
      'id',
      'pageNum',
      'month',
      'clientId',
      'requestId',
      'hits',
    ]
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 }),
      fc.json(),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...trainingCalls), body, async ({ path }, sent) => {
        const { status, code } = await training.send(path, sent ?? null, teacher)
        expect(status).toBeLessThan(500)
        expect([200, 400, 404, 409, 30024]).toContain(code)
      }),
      { seed: 7, numRuns: 600 },
    )
  })

  it('of a class round keeps how many had it all, and no record', async () => {
    const { classId } = await app.newClass(token)
    const started = await training.start('3005', teacher, 'class', { classId })
    const end = { recordId: started.recordId, status: 1, phase: 'recall', hits: 27 } as const
    expect((await training.call(endRound, end, teacher)).code).toBe(200)
    expect((await training.submit(recordOf('3005', started), teacher)).code).toBe(409)

    const row = await app.database.read
      .selectFrom('trainingRounds')
      .select(['classId', 'level', 'hits', 'elapsedMs'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ classId, level: 5, hits: 27, elapsedMs: null })
  })
})
