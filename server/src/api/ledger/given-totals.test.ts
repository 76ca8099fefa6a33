import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { classReport } from '@pinge/contract/class-data.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { passDays, startClass } from '../../../test/make.ts'
import { monthsSoFar } from '../../platform/db/migrations/0090-months-so-far.ts'
import { countClosedDays } from '../writes/totals/count-closed-days.ts'
import { checkTotals } from './check-totals.ts'

let app: TestApp
let owner: Awaited<ReturnType<typeof startClass>>['owner']
let token: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  // Monday, 23 November 2026, 08:30.
  ;({ app, owner, token, classId, studentIds } = await startClass())
})
afterEach(() => app.close())

const give = async () =>
  (await app.call(giveComment, { classId, studentIds, name: '帮助同学', score: 2 }, token)).data.batchId
const countDays = () => countClosedDays(app.database, () => app.time.now)
const stored = async () => {
  const rows = await app.database.read.selectFrom('givenTotals').selectAll().orderBy('period').execute()
  return rows.map(({ period }) => period)
}
const countOf = async (from: string, to: string) =>
  (await app.call(classReport, { classId, from, to }, token)).data.totals.count
async function verify(options?: { repair: boolean }) {
  const lines: string[] = []
  const isRight = await checkTotals(app.database, (line) => lines.push(line), options)
  return { isRight, lines }
}
const spoil = (period: string) =>
  app.database.write((trx) =>
    trx
      .updateTable('givenTotals')
      .set({ totals: '{"days":[],"students":[],"items":[]}' })
      .where('period', '=', period)
      .execute(),
  )

it('counts a day when it is over, and its month as far as it is', async () => {
  await give()
  await countDays()
  expect(await stored()).toEqual([])

  await passDays(app, 1, owner)
  await give()
  await countDays()
  expect(await stored()).toEqual(['2026-11', '2026-11-23'])

  await passDays(app, 7, owner)
  await countDays()
  expect(await stored()).toEqual(['2026-11', '2026-11-23', '2026-11-24'])
  expect(await countOf('2026-11-01', '2026-11-30')).toBe(4)
})

it('counts years that were never counted, a week at a time', async () => {
  for (let term = 0; term < 4; term += 1) {
    await give()
    await passDays(app, 180, owner)
  }

  expect(await countDays()).toBe(1)

  expect(await stored()).toEqual([
    '2026-11',
    '2026-11-23',
    '2027-05',
    '2027-05-22',
    '2027-11',
    '2027-11-18',
    '2028-05',
    '2028-05-16',
  ])
  expect(await countDays()).toBe(0)
})

it('takes an undone comment out of its day and its month', async () => {
  const batchId = await give()
  await passDays(app, 10, owner)
  await countDays()

  await app.call(undoComment, { classId, batchId, studentIds: studentIds.slice(0, 1) }, token)
  expect(await countOf('2026-11-01', '2026-11-30')).toBe(1)
  expect((await verify()).isRight).toBe(true)

  await app.call(undoComment, { classId, batchId }, token)
  expect(await stored()).toEqual([])
})

it('counts a comment whose day was counted before, because the clock of the server was put back', async () => {
  await give()
  await passDays(app, 2, owner)
  await countDays()

  app.time.now -= DAY_MS
  await give()

  expect(await countOf('2026-11-23', '2026-11-24')).toBe(4)
  expect((await verify()).isRight).toBe(true)
})

it('reads from the ledger what a pupil with many days took along, until it is counted again', async () => {
  const [gone = '', stays = ''] = studentIds
  await app.call(giveComment, { classId, studentIds: [stays], name: '帮助同学', score: 2 }, token)
  await passDays(app, 1, owner)
  for (let day = 0; day < 9; day += 1) {
    await give()
    await passDays(app, 1, owner)
  }
  await countDays()
  expect(await countOf('2026-11-01', '2026-12-31')).toBe(19)

  await app.call(eraseStudent, { classId, studentId: gone, username: '王浩然' }, token)
  expect(await stored()).toEqual(['2026-11', '2026-11-23'])
  expect(await countOf('2026-11-01', '2026-12-31')).toBe(10)
  expect((await verify()).isRight).toBe(true)

  expect(await countDays()).toBe(1)
  expect(await stored()).toHaveLength(12)
  expect(await countOf('2026-11-24', '2026-12-31')).toBe(9)
  expect((await verify()).isRight).toBe(true)
})

it('reads a day that was counted just now once, be it in its month already or not', async () => {
  await give()
  await passDays(app, 1, owner)
  await countDays()
  await give()
  await passDays(app, 1, owner)
  const [before] = await app.database.read.selectFrom('classes').select('countedUntil').execute()
  await countDays()
  // As for one who asked how far the class is counted right before.
  await app.database.write((trx) =>
    trx
      .updateTable('classes')
      .set({ countedUntil: before?.countedUntil ?? 0 })
      .execute(),
  )

  expect(await countOf('2026-11-01', '2026-11-30')).toBe(4)
})

it('counts the month at hand once more after an update that gave months their row as they go', async () => {
  await give()
  await passDays(app, 10, owner)
  await give()
  await passDays(app, 2, owner)
  await countDays()
  expect(await stored()).toEqual(['2026-11', '2026-11-23', '2026-12', '2026-12-03'])

  await app.database.write((trx) => monthsSoFar(trx))
  expect(await stored()).toEqual(['2026-11', '2026-11-23'])
  expect(await countOf('2026-11-01', '2026-12-31')).toBe(4)

  expect(await countDays()).toBe(1)
  expect(await stored()).toEqual(['2026-11', '2026-11-23', '2026-12', '2026-12-03'])
  expect((await verify()).isRight).toBe(true)
})

it('says which day is not what the ledger adds up to, and counts it again where that is asked for', async () => {
  await give()
  await passDays(app, 1, owner)
  await countDays()
  await spoil('2026-11-23')

  expect(await verify()).toEqual({
    isRight: false,
    lines: [
      `班级 ${classId}：2026-11-23 的点评合计和流水不一致`,
      '已核对 2 名学生、0 个小组、2 条流水，1 处不一致。',
      '每日和每月的合计可以按流水重新计算：npm run verify -- --repair',
    ],
  })
  expect(await countOf('2026-11-23', '2026-11-23')).toBe(0)

  const repaired = await verify({ repair: true })
  expect(repaired).toMatchObject({ isRight: true })
  expect(repaired.lines.at(-1)).toBe('已按流水重新计算 1 处每日和每月的合计。')
  expect(await countOf('2026-11-23', '2026-11-23')).toBe(2)
  expect(await verify()).toEqual({
    isRight: true,
    lines: ['已核对 2 名学生、0 个小组、2 条流水，0 处不一致。'],
  })
})

it('finds a day that is missing, and one that should not be there', async () => {
  await give()
  await passDays(app, 2, owner)
  await countDays()
  await app.database.write(async (trx) => {
    await trx.deleteFrom('givenTotals').execute()
    await trx.insertInto('givenTotals').values({ classId, period: '2026-11-24', totals: '{}' }).execute()
  })

  expect((await verify({ repair: true })).lines.slice(0, 3)).toEqual([
    `班级 ${classId}：2026-11-24 的点评合计和流水不一致`,
    `班级 ${classId}：2026-11-23 的点评合计和流水不一致`,
    `班级 ${classId}：2026-11 的点评合计和流水不一致`,
  ])
  expect(await stored()).toEqual(['2026-11', '2026-11-23'])
})

it('leaves a difference of a pupil to be looked at, also when totals are repaired', async () => {
  await give()
  await app.database.write((trx) => trx.updateTable('students').set({ stuScore: 9 }).execute())

  expect((await verify({ repair: true })).isRight).toBe(false)
})

it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'begins a day at midnight in Shanghai, on a server in %s',
  async (timeZone) => {
    const before = process.env.TZ
    process.env.TZ = timeZone
    try {
      app.time.now = Date.parse('2026-11-23T23:59:59.999+08:00')
      await give()
      app.time.now += 1
      await give()
      await countDays()

      expect(await stored()).toEqual(['2026-11', '2026-11-23'])
      expect(await countOf('2026-11-23', '2026-11-23')).toBe(2)
      expect(await countOf('2026-11-24', '2026-11-24')).toBe(2)
      app.time.now += DAY_MS
      await passDays(app, 0, owner)
      await countDays()
      expect(await countOf('2026-11-23', '2026-11-24')).toBe(4)
      expect(await stored()).toEqual(['2026-11', '2026-11-23', '2026-11-24'])
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  },
)
