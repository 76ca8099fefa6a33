import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { serverProgramFile } from '../../../scripts/lib/server-build.mjs'
import { requireEmptyPostgres } from '../../src/platform/backup/copy/postgres-restore.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { testEngine } from '../database.ts'
import { createSeededRandom } from '../../src/platform/seeded-random.ts'
import { createIds } from '../../src/platform/random.ts'
import { shippedItems } from '../../src/api/writes/comment-items/shipped-items.ts'
import { generateClass } from '../../src/api/example/generate-class.ts'
import { insertGeneratedClass } from '../../src/api/example/example.queries.ts'

/** Half past eight on a school morning in Shanghai. */
export const MORNING = Date.UTC(2026, 10, 23, 0, 30)

export type BackupHome = {
  dataDir: string
  databaseUrl: string | null
  /** The environment of a program that lives here. */
  settings: Record<string, string>
  /** Whether there is nothing at all in it. */
  isEmpty(): Promise<boolean>
  remove(): Promise<void>
}

/** A data folder, and on PostgreSQL a whole database of its own: a backup is of all that is in one. */
export async function makeBackupHome(): Promise<BackupHome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pinge-backup-'))
  const isEmptyFolder = (): boolean => !existsSync(dataDir) || readdirSync(dataDir).length === 0
  const removeFolder = (): void => rmSync(dataDir, { recursive: true, force: true })
  if (testEngine === 'sqlite')
    return {
      dataDir,
      databaseUrl: null,
      settings: { DATA_DIR: dataDir },
      isEmpty: async () => isEmptyFolder(),
      remove: async () => removeFolder(),
    }

  const name = `test_${randomBytes(8).toString('hex')}`
  await onPostgres(`create database ${name}`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    settings: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    isEmpty: async () => isEmptyFolder() && (await isEmptyDatabase(url.href)),
    remove: async () => {
      removeFolder()
      await onPostgres(`drop database ${name} with (force)`)
    },
  }
}

async function isEmptyDatabase(url: string): Promise<boolean> {
  return requireEmptyPostgres(url).then(
    () => true,
    () => false,
  )
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

/** A class with two weeks of comments; answers how many. */
export async function fillHome(home: BackupHome): Promise<number> {
  const clock = (): number => MORNING
  const newId = createIds(clock, randomBytes)
  const teacherId = newId()
  const generated = generateClass(createSeededRandom(7), newId, {
    classId: newId(),
    className: '三年级(2)班',
    grade: 3,
    geziNo: '12345678',
    teacherId,
    students: 12,
    from: MORNING - 14 * DAY_MS,
    to: MORNING,
    commentsPerDay: 12,
    items: shippedItems,
    isExample: false,
  })
  const owner = { classId: generated.classRow.id, teacherId, role: 'owner', isCanSendClassNotice: 1 } as const
  const database = await openDatabase(home, clock)
  await database.write(async (trx) => {
    await trx
      .insertInto('teachers')
      .values({
        id: teacherId,
        tel: '13800000001',
        nickname: '王老师',
        headUrl: '',
        passwordHash: '',
        isTelProved: 1,
        createdAt: MORNING,
      })
      .execute()
    await insertGeneratedClass(trx, generated, { ...owner, createdAt: MORNING })
  })
  await database.close()
  return generated.ledger.length
}

/** Runs one of the product's commands in a process of its own, as an operator does. */
export async function runProgram(
  name: 'audit' | 'backup' | 'restore',
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const { DATABASE_URL: _, BACKUP_KEY: __, ...inherited } = process.env
  const program = spawn(process.execPath, [serverProgramFile(name), ...args], {
    env: { ...inherited, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const read = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  program.stdout.on('data', read)
  program.stderr.on('data', read)
  await once(program, 'close')
  return { exitCode: program.exitCode, output }
}
