import { archiveClass } from '@pinge/contract/class-edit.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import { sql } from 'kysely'
import { hash, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testEngine } from '../../../../test/database.ts'
import { fileCalls } from '../../../../test/file-calls.ts'
import { passDays } from '../../../../test/make.ts'
import { plantCanaries, type Canaries } from '../../../../test/privacy/plant-canaries.ts'
import { everyRow } from '../../../../test/surface/every-row.ts'
import { readConfig } from '../../../platform/config.ts'
import { createLiveHub } from '../../../platform/live/live-hub.ts'
import { closeDueAccounts } from '../closing/close-account.ts'
import { expireClasses } from '../expiry/expire-classes.ts'
import { finishErasures } from './finish-erasures.ts'

const KEEP_YEARS = 6

let at: Canaries
beforeEach(async () => {
  at = await plantCanaries({ dataDir: mkdtempSync(join(tmpdir(), 'pinge-erase-')) })
})
afterEach(async () => {
  await at.world.close()
  rmSync(at.dataDir, { recursive: true, force: true })
})

/** The chores of the program, as they come around every few minutes. */
async function doChores(): Promise<void> {
  const { app, token } = at.world
  const { database, time } = app
  const tools = { database, clock: () => time.now, newId: () => randomUUID(), hub: createLiveHub() }
  const { purge } = fileCalls(() => ({ app, token, dataDir: at.dataDir }))
  await closeDueAccounts(tools)
  await expireClasses({ ...tools, keepYears: KEEP_YEARS })
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: at.dataDir })
  await finishErasures({ ...tools, config, purgeFiles: purge })
}

/** Which canaries some row, some byte of SQLite's files, or the storage still holds. */
async function left(): Promise<string[]> {
  const { database } = at.world.app
  const words = [...at.live, ...at.gone]
  const rows = JSON.stringify(await everyRow(at.world.app))
  const found = words.filter((word) => rows.includes(word))
  const uploads = join(at.dataDir, 'uploads')
  const stored = existsSync(uploads) ? readdirSync(uploads, { recursive: true }).join(' ') : ''
  const pictures = [...at.pictures.own, at.pictures.shared].filter((url) =>
    stored.includes(url.slice(url.lastIndexOf('/') + 1)),
  )
  if (testEngine !== 'sqlite') return [...found, ...pictures]
  const { rows: files } = await sql<{ file: string }>`pragma database_list`.execute(database.read)
  const file = files[0]?.file ?? ''
  const bytes = [file, `${file}-wal`].filter((path) => existsSync(path)).map((path) => readFileSync(path))
  const inBytes = words.filter((word) => bytes.some((content) => content.includes(word)))
  return [...found, ...pictures, ...inBytes]
}

it('of a class whose years are over nothing is left, in no row, no byte and no picture', async () => {
  const { app, classId, token, owner, colleague } = at.world
  expect((await left()).length).toBeGreaterThan(50)
  await app.call(archiveClass, { classId, isArchived: true }, token)
  await passDays(app, KEEP_YEARS * 366, owner, colleague)
  await doChores()
  await passDays(app, 31, owner, colleague)
  await doChores()

  expect(await left()).toEqual([])
})

it('of an account that is closed nothing is left that was in its classes', async () => {
  const { app, token, colleague } = at.world
  await app.call(closeAccount, { password: hash('sha256', 'morning-sun') }, token)
  await passDays(app, 8, colleague)
  await doChores()

  expect(await left()).toEqual([])
})
