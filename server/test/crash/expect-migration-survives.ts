import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { migrations } from '../../src/platform/db/migrations/migrations.ts'
import { postgres } from '../../src/platform/db/postgres/postgres-engine.ts'
import { sqlite } from '../../src/platform/db/sqlite/sqlite-engine.ts'
import { openDatabase, SQLITE_FILE } from '../../src/platform/db/open-database.ts'
import { testEngine } from '../database.ts'

const PROGRAM = fileURLToPath(new URL('./migrate-and-die.ts', import.meta.url))

/** A database as it was before a migration. */
type OldDatabase = {
  place: string
  schema: string | undefined
  /** All that it is made of, and which migrations it knows of. */
  shape(): Promise<string>
  /** What the next start of the server does. */
  startAgain(): Promise<void>
  remove(): Promise<void>
}

/** A connection that has not migrated anything yet. */
export function connectForMigration(place: string, schema?: string): Database {
  return place.startsWith('postgres') ? postgres.connect(place, { schema }) : sqlite.connect(place, {})
}

/**
 * Kills a process in the middle of a migration, before each of its statements and before its commit, or only at three
 * of these moments: each time the database is as it was before. Each process but the first starts on what the one before
 * it left, and does again what that one did; the one that is not killed brings the database to the newest shape.
 */
export async function expectMigrationSurvivesKills(name: string, moments: 'every' | 'three'): Promise<void> {
  const count = await countStatements(name)
  expect(count).toBeGreaterThan(2)
  const every = Array.from({ length: count + 1 }, (_, statement) => statement)
  const chosen = moments === 'every' ? every : [2, Math.floor(count / 2), count]
  const database = await openOld(name)
  try {
    const before = await database.shape()
    for (const statement of chosen) {
      const { signal } = await runProgram(database, name, statement)
      expect(signal, `${name} before statement ${statement}`).toBe('SIGKILL')
      expect(await database.shape()).toBe(before)
    }
    await database.startAgain()
    expect(await database.shape()).toBe(await newestShape())
  } finally {
    await database.remove()
  }
}

async function countStatements(name: string): Promise<number> {
  const database = await openOld(name)
  try {
    const { output } = await runProgram(database, name, Number.MAX_SAFE_INTEGER)
    return Number(output)
  } finally {
    await database.remove()
  }
}

let newest: string | undefined
async function newestShape(): Promise<string> {
  if (newest !== undefined) return newest
  const database = await openOld(migrations[0]?.name ?? '')
  await database.startAgain()
  newest = await database.shape()
  await database.remove()
  return newest
}

async function runProgram(
  { place, schema }: OldDatabase,
  name: string,
  statement: number,
): Promise<{ output: string; signal: NodeJS.Signals | null }> {
  const args = [PROGRAM, place, schema ?? '-', name, String(statement)]
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(program, 'close')
  return { output, signal: program.signalCode }
}

/** Everything that came before a migration is applied. */
async function openOld(name: string): Promise<OldDatabase> {
  const database = testEngine === 'postgres' ? await makeSchema() : makeFile()
  const index = migrations.findIndex((migration) => migration.name === name)
  const { engine, write, close } = connectForMigration(database.place, database.schema)
  await migrate({ engine, write }, () => 0, migrations.slice(0, index))
  await close()
  return database
}

function makeFile(): OldDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-migration-'))
  const place = join(folder, SQLITE_FILE)
  return {
    place,
    schema: undefined,
    shape: async () => {
      const file = new DatabaseSync(place)
      const tables = file.prepare('select type, name, sql from sqlite_master order by type, name').all()
      const applied = file.prepare('select name from migrations order by name').all()
      file.close()
      return JSON.stringify([tables, applied])
    },
    startAgain: async () => (await openDatabase({ databaseUrl: null, dataDir: folder }, () => 0)).close(),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const SHAPE_OF_SCHEMA = [
  `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = $1 order by 1, 2`,
  'select indexdef from pg_indexes where schemaname = $1 order by 1',
  `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = $1::text::regnamespace order by 1, 2`,
  `select tgrelid::regclass::text, tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = $1::text::regnamespace and not tgisinternal order by 1, 2`,
]

async function makeSchema(): Promise<OldDatabase> {
  const place = process.env.TEST_DATABASE_URL ?? ''
  const schema = `test_${randomBytes(8).toString('hex')}`
  const run = async (statements: readonly string[], values: string[] = []): Promise<unknown[]> => {
    const client = new Client({ connectionString: place })
    await client.connect()
    try {
      const answers: unknown[] = []
      for (const statement of statements) answers.push((await client.query(statement, values)).rows)
      return answers
    } finally {
      await client.end()
    }
  }
  await run([`create schema ${schema}`])
  return {
    place,
    schema,
    shape: async () => {
      const shape = await run(SHAPE_OF_SCHEMA, [schema])
      const applied = await run([`select name from ${schema}.migrations order by name`])
      return JSON.stringify([shape, applied]).replaceAll(schema, 'schema')
    },
    startAgain: async () =>
      (await openDatabase({ databaseUrl: place, dataDir: '' }, () => 0, { schema })).close(),
    remove: async () => void (await run([`drop schema ${schema} cascade`])),
  }
}
