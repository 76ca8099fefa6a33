import { giveComment } from '@pinge/contract/comments.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { selectBegun } from '../../src/api/privacy/erasures/erasure.queries.ts'
import { countClosedDays } from '../../src/api/writes/totals/count-closed-days.ts'
import { testEngine } from '../database.ts'
import { plantCanaries, type Canaries } from '../privacy/plant-canaries.ts'
import { allTables, everyRow } from '../surface/every-row.ts'
import { completeUntil, eraseUntil, type End, type Erased } from './erase-by-statements.ts'

const PROGRAM = fileURLToPath(new URL('./erase-and-die.ts', import.meta.url))
const POWER_CUT = 'the power was cut'
const praise = { name: '主动问好', score: 1 }

let at: Canaries
let subjects: Readonly<Record<Erased['kind'], Erased>>
beforeEach(async () => {
  at = await plantCanaries({ dataDir: mkdtempSync(join(tmpdir(), 'pinge-erase-')) })
  const { read } = at.world.app.database
  const row = await read
    .selectFrom('students')
    .select(['classId', 'username'])
    .where('id', '=', at.mei)
    .executeTakeFirstOrThrow()
  const teacherId = at.world.owner.userId
  subjects = {
    pupil: { kind: 'pupil', ...row, studentId: at.mei, teacherId },
    class: { kind: 'class', classId: row.classId },
    account: { kind: 'account', teacherId },
  }
})
afterEach(async () => {
  await at.world.close()
  rmSync(at.dataDir, { recursive: true, force: true })
})

/** All rows, those of the audit log as well. */
async function everything(): Promise<string> {
  const { app } = at.world
  const names = (await allTables(app)).filter((name) => name.startsWith('audit'))
  const audit = await Promise.all(
    names.map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(app.database.read)).rows),
  )
  return JSON.stringify([await everyRow(app), audit])
}

const tools = { clock: () => at.world.app.time.now, newId: () => randomUUID(), randomBytes }

const powerCut = (before: End['before']): End => ({
  before,
  run: (statements) => {
    throw new Error(POWER_CUT, { cause: statements })
  },
})

/** Answers how many statements there were before the power was cut; undefined where the whole was done. */
async function statementsUntilCut(erasing: Promise<void>): Promise<number | undefined> {
  try {
    await erasing
    return undefined
  } catch (error) {
    if (error instanceof Error && error.message === POWER_CUT) return Number(error.cause)
    throw error
  }
}

const eraseHere = (kind: Erased['kind'], before: End['before']): Promise<number | undefined> =>
  statementsUntilCut(eraseUntil(at.world.app.database, tools, subjects[kind], powerCut(before)))

const completeHere = (before: End['before']): Promise<number | undefined> =>
  statementsUntilCut(completeUntil(at.world.app.database, tools, powerCut(before)))

/** Whether a pupil is to be erased and is still there. */
async function hasBegun(): Promise<boolean> {
  return (await selectBegun(at.world.app.database.read)).length > 0
}

async function wordsLeft(): Promise<string[]> {
  const rows = await everything()
  return [...at.live, ...at.gone].filter((word) => rows.includes(word))
}

/** A process of its own on the same database, until it is dead. What is begun is completed. */
async function eraseAndDie(erased: Erased | 'begun', statement: number): Promise<NodeJS.Signals | null> {
  const { read } = at.world.app.database
  const isSqlite = testEngine === 'sqlite'
  const { rows } = await (
    isSqlite
      ? sql<{ place: string }>`select file as place from pragma_database_list where name = 'main'`
      : sql<{ place: string }>`select current_schema() as place`
  ).execute(read)
  const place = rows[0]?.place ?? ''
  const target = isSqlite ? [place, '-'] : [process.env.TEST_DATABASE_URL ?? '', place]
  const what = erased === 'begun' ? erased : JSON.stringify(erased)
  const program = spawn(process.execPath, [PROGRAM, ...target, what, String(statement)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(program, 'close')
  return program.signalCode
}

/** More rows than one step takes. */
async function giveOften(): Promise<void> {
  const { app, token, classId } = at.world
  for (let day = 0; day < 12; day += 1) {
    for (let count = 0; count < 4; count += 1)
      await app.call(
        giveComment,
        { ...praise, classId, studentIds: [at.mei], requestId: randomUUID() },
        token,
      )
    app.time.now += DAY_MS
  }
  await countClosedDays(app.database, tools.clock)
}

/** Of each at least so many statements, and the ones to be killed at. */
const kinds = [
  ['pupil', testEngine === 'sqlite' ? 8 : 30, [1, 6]],
  ['class', 8, [4]],
  ['account', 30, [12]],
] as const

it.each(kinds)(
  'an erasure (%s) that ends at any statement of it, or before its commit, has changed nothing',
  async (kind, least) => {
    const before = await everything()
    // Statements that are written once for all are counted the first time alone.
    await eraseHere(kind, 'commit')
    const count = (await eraseHere(kind, 'commit')) ?? 0
    expect(count).toBeGreaterThan(least)
    for (let statement = 0; statement < count; statement += 1)
      expect(await eraseHere(kind, statement)).toBe(statement)
    // What one of them left would be there still.
    expect(await everything()).toBe(before)

    await eraseHere(kind, 'never')
    await completeHere('never')
    expect(await wordsLeft()).toEqual([])
  },
)

it.each(kinds)(
  'a process that is killed in the midst of an erasure (%s) leaves all, and the next one erases all',
  async (kind, _least, statements) => {
    const before = await everything()
    for (const statement of statements)
      expect(await eraseAndDie(subjects[kind], statement), `before statement ${statement}`).toBe('SIGKILL')
    expect(await everything()).toBe(before)
    await eraseHere(kind, 'never')
    await completeHere('never')
    expect(await wordsLeft()).toEqual([])
  },
)

it.runIf(testEngine === 'sqlite')(
  'the steps of an erasure that ends at any statement of them are taken again at the next start',
  async () => {
    await giveOften()
    await eraseHere('pupil', 'never')
    expect(await eraseAndDie('begun', 3)).toBe('SIGKILL')
    let statement = 0
    while ((await completeHere(statement)) !== undefined) {
      expect(await hasBegun(), `before statement ${statement}`).toBe(true)
      statement += 1
    }
    // Two steps of their own, and the last one.
    expect(statement).toBeGreaterThan(8)
    expect(await hasBegun()).toBe(false)
    expect(await wordsLeft()).toEqual([])
  },
)
