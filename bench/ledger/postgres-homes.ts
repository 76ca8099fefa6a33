import { randomBytes } from 'node:crypto'
import { ensurePostgres, orderOfBytes, startPostgres } from '../../scripts/lib/programs/postgres.mjs'
import type { Database } from '../../server/src/platform/db/database.ts'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import { fillSchool } from './fill-school.ts'
import type { Home } from './home.ts'
import { runOnPostgres } from './run-on-postgres.ts'
import type { School } from './school.ts'

/** As an operator would run it: nothing that makes a commit safe is switched off. */
const SETTINGS = ['fsync=on', 'synchronous_commit=on', 'shared_buffers=512MB', 'max_connections=100']

/**
 * What the school asked for before: a plan that is made while the table is empty, and kept, reads all of it each time until
 * the database looks at it again, a minute later.
 */
const REQUESTS_OF_BEFORE = `
  insert into requests ("teacherId", "requestId", path, "requestHash", answer, "createdAt")
    select id, 'before-' || number, '/', '', '', 0 from teachers, generate_series(1, 100) as number`

export type PostgresHomes = { makeHome(comments: number): Promise<Home>; stop(): Promise<void> }

/** A PostgreSQL of our own, or the one that TEST_DATABASE_URL names; null where there is none. */
export async function openPostgresHomes(): Promise<PostgresHomes | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return homesIn(given, async () => undefined)
  const folder = await ensurePostgres()
  if (!folder) return null
  const { url, stop } = await startPostgres(folder, SETTINGS, orderOfBytes)
  return homesIn(url, stop)
}

function homesIn(url: string, stop: () => Promise<void>): PostgresHomes {
  const templates = new Map<number, { name: string; school: School }>()
  const named = (database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href
  const open = (name: string): Promise<Database> =>
    openDatabase({ databaseUrl: named(name), dataDir: '' }, Date.now)
  const newName = (): string => `bench_${randomBytes(6).toString('hex')}`

  async function ensureTemplate(comments: number): Promise<{ name: string; school: School }> {
    const made = templates.get(comments)
    if (made) return made
    process.stderr.write(`making a ledger of ${comments.toLocaleString('en')} comments in PostgreSQL …\n`)
    const name = newName()
    await runOnPostgres(url, `create database ${name}`)
    const database = await open(name)
    const template = { name, school: await fillSchool(database, comments) }
    await database.close()
    await runOnPostgres(named(name), REQUESTS_OF_BEFORE)
    await runOnPostgres(named(name), 'vacuum analyze')
    templates.set(comments, template)
    return template
  }

  return {
    makeHome: async (comments) => {
      const template = await ensureTemplate(comments)
      const name = newName()
      await runOnPostgres(url, `create database ${name} template ${template.name}`)
      return {
        school: template.school,
        settings: { DATABASE_URL: named(name) },
        open: () => open(name),
        remove: () => runOnPostgres(url, `drop database ${name}`),
      }
    },
    stop: async () => {
      for (const { name } of templates.values()) await runOnPostgres(url, `drop database ${name}`)
      await stop()
    },
  }
}
