import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Clock } from '../clock.ts'
import type { Database, Engine } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/** The engine that this run of the tests is about; the test command runs them once for each. */
export const testEngine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

export type TestDatabase = { database: Database; remove: () => Promise<void> }

/** A real, empty database of its own for one test file. */
export async function openTestDatabase(clock: Clock): Promise<TestDatabase> {
  return testEngine === 'postgres' ? openPostgresSchema(clock) : openSqliteFolder(clock)
}

async function openSqliteFolder(clock: Clock): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-test-'))
  const database = await openSqlite(join(folder, 'test.sqlite'), clock)
  return {
    database,
    remove: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openPostgresSchema(clock: Clock): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL database for TEST_ENGINE=postgres')
  const schema = `test_${randomBytes(8).toString('hex')}`
  await runStatement(url, `create schema ${schema}`)
  const database = await openPostgres(url, clock, { schema })
  return {
    database,
    remove: async () => {
      await database.close()
      await runStatement(url, `drop schema ${schema} cascade`)
    },
  }
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
