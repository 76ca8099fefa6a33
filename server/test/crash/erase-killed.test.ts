import { sql } from 'kysely'
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../database.ts'
import { plantCanaries, type Canaries } from '../privacy/plant-canaries.ts'
import { allTables, everyRow } from '../surface/every-row.ts'
import { eraseUntil, type Erased } from './erase-by-statements.ts'

const PROGRAM = fileURLToPath(new URL('./erase-and-die.ts', import.meta.url))
const NEVER = Number.MAX_SAFE_INTEGER
const POWER_CUT = 'the power was cut'

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

async function eraseInHere(kind: Erased['kind'], statement: number): Promise<number> {
  const { database, time } = at.world.app
  const tools = { clock: () => time.now, newId: () => randomUUID(), randomBytes }
  return eraseUntil(database.write, tools, subjects[kind], statement, () => {
    throw new Error(POWER_CUT)
  })
}

async function wordsLeft(): Promise<string[]> {
  const rows = await everything()
  return [...at.live, ...at.gone].filter((word) => rows.includes(word))
}

/** A process of its own on the same database, until it is dead. */
async function eraseAndDie(kind: Erased['kind'], statement: number): Promise<NodeJS.Signals | null> {
  const { read } = at.world.app.database
  const isSqlite = testEngine === 'sqlite'
  const { rows } = await (
    isSqlite
      ? sql<{ place: string }>`select file as place from pragma_database_list where name = 'main'`
      : sql<{ place: string }>`select current_schema() as place`
  ).execute(read)
  const place = rows[0]?.place ?? ''
  const target = isSqlite ? [place, '-'] : [process.env.TEST_DATABASE_URL ?? '', place]
  const args = [PROGRAM, ...target, JSON.stringify(subjects[kind]), String(statement)]
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await once(program, 'close')
  return program.signalCode
}

/** Of each at least so many statements, and some of them to be killed at. */
const kinds = [
  ['pupil', 30, [1, 12, 30]],
  ['class', 8, [1, 4, 8]],
  ['account', 30, [1, 12, 30]],
] as const

it.each(kinds)(
  'an erasure (%s) that ends at any statement of it, or before its commit, has changed nothing',
  async (kind, least) => {
    const before = await everything()
    let statement = 0
    for (; ; statement += 1) {
      const outcome = await eraseInHere(kind, statement).catch((error: unknown) => String(error))
      if (typeof outcome === 'number') break
      expect(outcome).toContain(POWER_CUT)
      expect(await everything(), `before statement ${statement}`).toBe(before)
    }
    expect(statement).toBeGreaterThan(least)
    expect(await wordsLeft()).toEqual([])
  },
)

it.each(kinds)(
  'a process that is killed in the midst of an erasure (%s) leaves all, and the next one erases all',
  async (kind, _least, statements) => {
    const before = await everything()
    for (const statement of statements) {
      expect(await eraseAndDie(kind, statement), `before statement ${statement}`).toBe('SIGKILL')
      expect(await everything(), `before statement ${statement}`).toBe(before)
    }
    await eraseInHere(kind, NEVER)
    expect(await wordsLeft()).toEqual([])
  },
)
