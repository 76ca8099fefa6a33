import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import type { PostgresOptions } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export const SQLITE_FILE = 'pinge.sqlite'

/** Opens the database that the configuration names and brings it to the newest shape. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  clock: Clock,
  options: Pick<PostgresOptions, 'patienceMs'> = {},
): Promise<Database> {
  if (config.databaseUrl !== null) {
    // Only read where it is needed: a server on SQLite stays small.
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres(config.databaseUrl, clock, options)
  }
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(join(config.dataDir, SQLITE_FILE), clock)
}
