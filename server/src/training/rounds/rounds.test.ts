import { removeTeacher } from '@pinge/contract/class-teachers.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { trainingAccess } from '@pinge/contract/training-access.ts'
import { calendarList } from '@pinge/contract/training/calendar.ts'
import { dailyItems } from '@pinge/contract/training/daily.ts'
import { memoryList } from '@pinge/contract/training/levels.ts'
import { trainingItems } from '@pinge/contract/training/items.ts'
import { endRound, startRound } from '@pinge/contract/training/rounds.ts'
import { scoreOf } from '@pinge/contract/training/rules.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { newCoTeacher } from '../../../test/make.ts'
import { createTrainingClient, recordOf, type Access, type TrainingClient } from '../../../test/training.ts'

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

const PRACTICE = '3003'

/** Today's item of a type. */
function today(type: 1 | 2 | 3): string {
  return dailyItems(localDate(app.time.now))[type - 1]?.id ?? ''
}

async function results() {
  return app.database.read
    .selectFrom('trainingRounds')
    .select(['id', 'flag', 'score', 'isCounted', 'correct'])
    .where('clientId', 'is not', null)
    .execute()
}

describe('a round', () => {
  it('is scored by the sequence of its seed, whatever the screen drew, typed or took', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...trainingItems),
        fc.integer({ min: 0, max: 9_000 }),
        fc.boolean(),
        async ({ id, type, count }, extra, hasMistake) => {
          const times = { memoMs: 400 * count + 2_000 + extra, recallMs: 250 * count + extra }
          const started = await training.start(id, teacher, 'practice')
          training.wait(times.memoMs + times.recallMs)
          const mistake = hasMistake ? { wrong: 1, corrections: 1 } : {}
          const body = recordOf(id, started, { ...times, ...mistake })
          const { data } = await training.submit(body, teacher)

          expect(data).toMatchObject({
            flag: 0,
            counted: false,
            score: scoreOf(type, count, count, body.date),
          })
        },
      ),
      { seed: 19, numRuns: 60 },
    )
  })

  it('that is not wholly right has its right answers as score, and is no record', async () => {
    const started = await training.start(PRACTICE, teacher, 'practice')
    training.wait(22_000)
    const play = { wrong: 3, corrections: 1, answer: (shown: readonly string[]) => ['x', ...shown.slice(1)] }
    const { data } = await training.submit(recordOf(PRACTICE, started, play), teacher)

    expect(data).toMatchObject({ flag: 0, score: 30, minDate: null, isBest: false, todayPlayed: true })
    const { data: levels } = await training.call(memoryList, { type: 3 }, teacher)
    expect(levels.list[2]).toMatchObject({ id: PRACTICE, minDate: null, todayPlayed: true })
  })

  it.each([
    ['before anything was handed in', { answer: (shown: readonly string[]) => shown.slice(0, 2) }, 20],
    ['with all in its place, and not handed in', {}, 40],
    [
      'after a correction, before the next',
      { wrong: 1, corrections: 1, answer: (shown: readonly string[]) => ['', ...shown.slice(1)] },
      30,
    ],
  ])('whose time was up %s is 未完成, and nothing about it is in doubt', async (_, play, score) => {
    const started = await training.start(PRACTICE, teacher, 'practice')
    training.wait(75_000)
    const { data } = await training.submit(
      recordOf(PRACTICE, started, { ...play, recallMs: 60_000 }),
      teacher,
    )

    expect(data).toMatchObject({ flag: 0, score, minDate: null, isBest: false, todayPlayed: true })
  })

  it('that was submitted twice is stored once and answered alike', async () => {
    const started = await training.start(PRACTICE, teacher, 'practice')
    training.wait(22_000)
    const body = recordOf(PRACTICE, started)
    const answers = await Promise.all([1, 2, 3].map(() => training.submit(body, teacher)))

    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await results()).toHaveLength(1)
    expect((await training.submit({ ...body, date: body.date + 1 }, teacher)).code).toBe(409)
    expect((await training.submit({ ...body, clientId: 'b'.repeat(32) }, teacher)).code).toBe(30024)
    const other = await training.start(PRACTICE, teacher, 'practice')
    const reused = { ...recordOf(PRACTICE, other), clientId: body.clientId }
    expect((await training.submit(reused, teacher)).code).toBe(409)
    expect(await results()).toHaveLength(1)
  })

  it('whose start is repeated is the same round', async () => {
    const request = { type: 3, activityId: PRACTICE, mode: 'practice', requestId: randomUUID() } as const
    const [first, second] = [
      await training.call(startRound, request, teacher),
      await training.call(startRound, request, teacher),
    ]

    expect(second.data).toEqual(first.data)
  })
})

describe('what cannot be', () => {
  const doubts = {
    'a wrong answer that claims to be right': {
      change: { correct: 4, answer: ['1', '1', '1', '1'] },
      flag: 3,
    },
    'another seed': { change: { seed: 7 }, flag: 3 },
    'more corrections than there are': { change: { wrong: 2, corrections: 2, date: 28_000 }, flag: 3 },
    'a look that was shorter than the button allows': { change: { memoMs: 1_000, date: 13_000 }, flag: 1 },
    'an answer quicker than a hand': { change: { recallMs: 900, date: 10_900 }, flag: 1 },
    'more time than went by': { change: { memoMs: 20_000, date: 32_000 }, flag: 2 },
    'a time that is not the sum of its parts': { change: { date: 9_000 }, flag: 2 },
    'a page that was hidden while it was shown': { change: { hiddenMs: 1_000 }, flag: 4 },
  }
  it.each(Object.entries(doubts))('flags %s, and makes no record of it', async (_, { change, flag }) => {
    const started = await training.start(PRACTICE, teacher, 'practice')
    training.wait(22_000)
    const { data } = await training.submit({ ...recordOf(PRACTICE, started), ...change }, teacher)

    expect(data).toMatchObject({ flag, minDate: null, isBest: false })
    expect(data.score).toBeLessThanOrEqual(40)
  })

  it('flags what comes after the round, and does not count it', async () => {
    const started = await training.start(today(3), teacher)
    training.wait(16 * 60_000)
    const { data } = await training.submit(recordOf(today(3), started), teacher)

    expect(data).toMatchObject({ flag: 2, counted: false })
  })

  it('refuses a round of another teacher, another level and another game', async () => {
    const started = await training.start(PRACTICE, teacher, 'practice')
    const colleague = await training.enter((await app.newTeacher('李老师')).accessToken)
    const body = recordOf(PRACTICE, started)

    expect((await training.submit(body, colleague)).code).toBe(404)
    const end = { recordId: started.recordId, status: 1, phase: 'recall' } as const
    expect((await training.call(endRound, end, colleague)).code).toBe(404)
    expect((await training.submit({ ...body, activityId: '3004' }, teacher)).code).toBe(409)
    expect((await training.submit({ ...body, level: 4 }, teacher)).code).toBe(409)
    expect((await training.submit({ ...body, type: 1 }, teacher)).code).toBe(409)
    expect(await results()).toEqual([])
  })

  it('refuses the record of a round that was left', async () => {
    const started = await training.start(PRACTICE, teacher, 'practice')
    const left = { recordId: started.recordId, status: 2, phase: 'memorise' } as const
    await training.call(endRound, left, teacher)
    training.wait(22_000)

    expect((await training.submit(recordOf(PRACTICE, started), teacher)).code).toBe(409)
    expect(await results()).toEqual([])
  })
})

describe('the daily challenge', () => {
  it('has the same sequence for everybody, and another one after it was left', async () => {
    const other = await training.enter((await app.newTeacher('李老师')).accessToken)
    const first = await training.start(today(2), teacher)
    const theirs = await training.start(today(2), other)
    const left = { recordId: first.recordId, status: 2, phase: 'memorise' } as const
    await training.call(endRound, left, teacher)
    const second = await training.start(today(2), teacher)

    expect(first).toMatchObject({ seed: theirs.seed, attempt: 1, counted: true })
    expect(second).toMatchObject({ attempt: 2, counted: true })
    expect(second.seed).not.toBe(first.seed)
  })

  it('counts the first round that reaches the recall, and no round after it', async () => {
    const first = await training.start(today(2), teacher)
    const quit = { recordId: first.recordId, status: 2, phase: 'recall' } as const
    const { data: day } = await training.call(endRound, quit, teacher)
    const second = await training.start(today(2), teacher)
    training.wait(30_000)
    const { data } = await training.submit(recordOf(today(2), second), teacher)

    expect(day).toMatchObject({ dayDone: false, dayLeft: [1, 3], todayScore: 0 })
    expect(second).toMatchObject({ attempt: 0, counted: false })
    expect(data).toMatchObject({ counted: false, flag: 0 })
  })

  it('counts one of the rounds that were begun together, the last', async () => {
    const first = await training.start(today(3), teacher)
    const second = await training.start(today(3), teacher)
    training.wait(40_000)
    const answers = await Promise.all(
      [first, second].map((started) => training.submit(recordOf(today(3), started), teacher)),
    )

    expect(answers.map(({ data }) => data.counted)).toEqual([false, true])
  })

  it('counts a round beside which one of another game was begun', async () => {
    const first = await training.start(today(2), teacher)
    await training.start(today(3), teacher)
    training.wait(40_000)
    const { data } = await training.submit(recordOf(today(2), first), teacher)

    expect(data.counted).toBe(true)
  })

  it('is done after all three, and makes a streak with the day before', async () => {
    const play = async (): Promise<void> => {
      for (const type of [1, 2, 3] as const) {
        const started = await training.start(today(type), teacher)
        training.wait(60_000)
        await training.submit(recordOf(today(type), started), teacher)
        const end = { recordId: started.recordId, status: 1, phase: 'recall' } as const
        await training.call(endRound, end, teacher)
      }
    }
    await play()
    training.wait(86_400_000)
    teacher = await training.enter(token)
    await play()

    const { data } = await training.call(calendarList, {}, teacher)
    expect(data).toMatchObject({ zzid: '', month: '2026-11', today: '2026-11-24', streak: 2, doneDays: 2 })
    expect(data.days).toHaveLength(30)
    expect(data.days.slice(21, 25).map(({ state }) => state)).toEqual(['none', 'done', 'done', 'future'])
  })

  it('counts for the day on which it began, also across midnight', async () => {
    app.time.now = Date.UTC(2026, 10, 23, 15, 59, 50)
    teacher = await training.enter(token)
    const item = today(3)
    const started = await training.start(item, teacher)
    training.wait(30_000)
    await training.submit(recordOf(item, started), teacher)

    const { data } = await training.call(calendarList, {}, teacher)
    expect(data.today).toBe('2026-11-24')
    expect(data.days[22]).toMatchObject({ date: '2026-11-23', state: 'part' })
    expect(data.days[23]).toMatchObject({ date: '2026-11-24', state: 'open' })
  })

  it('has the items of today alone, and practice for the days before', async () => {
    const elsewhere = trainingItems.find(({ id, type }) => type === 3 && id !== today(3))?.id ?? ''
    const request = { type: 3, activityId: elsewhere, mode: 'daily' } as const

    expect((await training.call(startRound, request, teacher)).code).toBe(400)
    const past = await training.call(startRound, { ...request, calendarId: 'c20261101' }, teacher)
    expect(past.data).toMatchObject({ counted: false, attempt: 0 })
  })
})

describe('who may', () => {
  it('plays for a pupil of a class that the teacher teaches, and of no other', async () => {
    const { classId, studentIds } = await app.newClass(token)
    const [stuId = ''] = studentIds
    const stranger = await training.enter((await app.newTeacher('李老师')).accessToken)
    const request = { type: 3, activityId: PRACTICE, mode: 'practice', stuId, classId } as const

    expect((await training.call(startRound, request, teacher)).code).toBe(200)
    expect((await training.call(startRound, request, stranger)).code).toBe(404)
    const { classId: _, ...withoutClass } = request
    expect((await training.call(startRound, withoutClass, stranger)).code).toBe(404)
    expect((await training.call(calendarList, { classId }, stranger)).code).toBe(404)
    expect((await training.call(startRound, { ...request, classId: 'other' }, teacher)).code).toBe(404)
  })

  it('is signed out of the training with the session of the product, and never the other way round', async () => {
    await app.call(signOut, {}, token)

    const { status, code, msg } = await training.call(calendarList, {}, teacher)
    expect([status, code, msg]).toEqual([401, 401, '训练登录已失效，请重新进入大脑训练'])
  })

  it('knows no token but its own, which ends after 12 hours', async () => {
    const forged = {
      ...teacher,
      accessToken: teacher.accessToken.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    }
    expect((await training.call(calendarList, {}, forged)).code).toBe(401)
    expect((await training.call(calendarList, {}, { ...teacher, accessToken: token })).code).toBe(401)
    expect((await training.call(calendarList, {}, { ...teacher, ak: 'other' })).code).toBe(400)
    expect((await app.call(trainingAccess, {}, teacher.accessToken)).code).toBe(401)
    training.wait(12 * 3_600_000)
    expect((await training.call(calendarList, {}, teacher)).code).toBe(401)
  })
})

it('of a pupil is ended by no teacher who was removed from the class meanwhile, and is not the round of the day', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const [stuId = ''] = studentIds
  const colleague = await newCoTeacher(app, classId)
  const theirs = await training.enter(colleague.accessToken)
  const { recordId } = await training.start(today(2), theirs, 'daily', { stuId, classId })
  await app.call(removeTeacher, { classId, userId: colleague.userId }, token)

  const ended = await training.call(endRound, { recordId, status: 2, phase: 'recall' }, theirs)
  expect(ended.status).toBe(404)
  const rounds = await app.database.read
    .selectFrom('trainingRounds')
    .select(['isCounted', 'status'])
    .execute()
  expect(rounds).toEqual([{ isCounted: 0, status: null }])
})
