import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { testEngine } from './database.ts'

export type TestDataDir = {
  dataDir: string
  databaseUrl: string | null
  /** The environment of a server that lives here. */
  settings: Record<string, string>
  remove(): Promise<void>
}

/** A data folder for a real server, and on PostgreSQL a schema of its own. */
export async function createTestDataDir(): Promise<TestDataDir> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinge-home-'))
  const settings = { DATA_DIR: dataDir }
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true })
  if (testEngine === 'sqlite')
    return { dataDir, databaseUrl: null, settings, remove: async () => removeFolder() }

  const schema = `test_${randomBytes(8).toString('hex')}`
  await onPostgres(`create schema ${schema}`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.searchParams.set('options', `-c search_path=${schema}`)
  return {
    dataDir,
    databaseUrl: url.href,
    settings: { ...settings, DATABASE_URL: url.href },
    remove: async () => {
      removeFolder()
      await onPostgres(`drop schema ${schema} cascade`)
    },
  }
}

async function onPostgres(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
