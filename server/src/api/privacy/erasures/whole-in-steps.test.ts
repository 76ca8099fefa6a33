import { archiveClass, deletedClasses, removeClass, restoreClass } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { passDays } from '../../../../test/make.ts'
import { countingDeletions, cutAfter, isDone } from '../../../../test/privacy/count-deletions.ts'
import { plantCanaries, type Canaries } from '../../../../test/privacy/plant-canaries.ts'
import { everyRow } from '../../../../test/surface/every-row.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Database } from '../../../platform/db/database.ts'
import { createLiveHub } from '../../../platform/live/live-hub.ts'
import { purgeClasses } from '../../class-edit/purge-classes.ts'
import { createClassHolds } from '../../writes/class-holds.ts'
import { ROWS_AT_ONCE } from '../../writes/erasing/rows-in-steps.ts'
import { closeDueAccounts } from '../closing/close-account.ts'
import { expireClasses } from '../expiry/expire-classes.ts'
import { completeErasures } from './complete-erasures.ts'

const KEEP_YEARS = 6

let at: Canaries
beforeEach(async () => {
  at = await plantCanaries({ dataDir: mkdtempSync(join(tmpdir(), 'pinge-whole-')) })
  await fill()
})
afterEach(async () => {
  await at.world.close()
  rmSync(at.dataDir, { recursive: true, force: true })
})

/** More comments, days of attendance and remembered requests than one step takes. */
async function fill(): Promise<void> {
  const { app, classId, owner } = at.world
  const { userId: teacherId } = owner
  const [row] = await app.database.read
    .selectFrom('ledger')
    .selectAll()
    .where('kind', '=', 'praise')
    .execute()
  if (!row) throw new Error('the class has no comment')
  const many = Array.from({ length: 2 * ROWS_AT_ONCE + 30 }, (_, place) => place)
  const dayOf = (place: number) => app.time.now - (place + 20) * DAY_MS
  const past = { classId, studentId: at.tao, teacherId, note: '', state: 'sick' as const }
  const asked = { teacherId, path: '/', requestHash: '', answer: '["金雀"]' }
  await app.database.write(async (trx) => {
    await trx
      .insertInto('ledger')
      .values(
        many.map((place) => ({
          ...row,
          id: randomUUID(),
          batchId: randomUUID(),
          undoneBatchId: null,
          createdAt: dayOf(place),
        })),
      )
      .execute()
    await trx
      .insertInto('attendance')
      .values(many.map((place) => ({ ...past, date: localDate(dayOf(place)), updatedAt: 1 })))
      .execute()
    await trx
      .insertInto('requests')
      .values(many.map(() => ({ ...asked, requestId: randomUUID(), createdAt: app.time.now })))
      .execute()
  })
}

const tools = (database: Database) => ({
  database,
  clock: () => at.world.app.time.now,
  newId: () => randomUUID(),
  hub: createLiveHub(),
  holds: createClassHolds(),
})
const expire = (database: Database) => expireClasses({ ...tools(database), keepYears: KEEP_YEARS })
const pass = (days: number) => passDays(at.world.app, days, at.world.owner, at.world.colleague)

type Way = {
  /** The transaction that decides it, of those that `run` makes. */
  decides: number
  /** Lets time go by until it is due. */
  wait: () => Promise<unknown>
  run: (database: Database) => Promise<unknown>
  /** What a start does. */
  next: (database: Database) => Promise<unknown>
}
const ways: Record<string, Way> = {
  'an account that is closed': {
    decides: 1,
    wait: async () => {
      await at.world.app.call(closeAccount, { password: hash('sha256', 'morning-sun') }, at.world.token)
      await passDays(at.world.app, 8, at.world.colleague)
    },
    run: (database) => closeDueAccounts(tools(database)),
    next: (database) => completeErasures(tools(database)),
  },
  'a class whose years are over': {
    decides: 2,
    wait: async () => {
      const { app, classId, token } = at.world
      await app.call(archiveClass, { classId, isArchived: true }, token)
      await pass(KEEP_YEARS * 366)
      await expire(app.database)
      await pass(31)
    },
    run: expire,
    next: (database) => completeErasures(tools(database)),
  },
  'a class that was deleted 30 days ago': {
    decides: 1,
    wait: async () => {
      const { app, classId, token } = at.world
      await app.call(removeClass, { classId, className: '三年级(2)班' }, token)
      await pass(31)
    },
    run: (database) => purgeClasses(database, () => at.world.app.time.now),
    next: (database) => purgeClasses(database, () => at.world.app.time.now),
  },
}

async function classRows(): Promise<string[]> {
  const { app, classId } = at.world
  const rows = await everyRow(app)
  // The list of erasures and the security log name it by its id alone.
  return Object.keys(rows).filter(
    (table) =>
      table !== 'erasures' && table !== 'securityEvents' && rows[table]?.some((row) => row.includes(classId)),
  )
}

it.each(Object.entries(ways))('of %s no transaction takes more than a hundred rows', async (_, way) => {
  const { app } = at.world
  await way.wait()
  const fewer: number[] = []
  await way.run(countingDeletions(app, (rows) => fewer.push(rows)))

  expect(fewer.filter((rows) => rows > ROWS_AT_ONCE)).toEqual([])
  expect(fewer.filter((rows) => rows === ROWS_AT_ONCE).length).toBeGreaterThan(3)
  expect(await classRows()).toEqual([])
})

it.each(Object.entries(ways))(
  'of %s no teacher sees a part when the power is cut between any two steps, and the next starts take the rest',
  async (_, way) => {
    const { app, classId, token, colleague } = at.world
    await way.wait()
    expect(await isDone(way.run(cutAfter(app.database, way.decides)))).toBe(false)
    let starts = 0
    do {
      starts += 1
      expect((await app.call(classList, {}, colleague.accessToken)).data).toEqual([])
      const { code, data } = await app.call(deletedClasses, {}, token)
      // The closed account has no session any more.
      if (code === 200) expect(data).toEqual([])
      expect((await app.call(restoreClass, { classId }, token)).code).not.toBe(200)
    } while (!(await isDone(way.next(cutAfter(app.database, starts)))))

    expect(starts).toBeGreaterThan(10)
    expect(await classRows()).toEqual([])
    expect(await isDone(way.next(cutAfter(app.database, 0)))).toBe(true)
  },
)
