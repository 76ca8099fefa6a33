import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { makeFolder } from '../make-folder.ts'
import type { ConnectOptions, Database, Engine } from './database.ts'
import { migrate } from './migrate.ts'
import { sqlite } from './sqlite/sqlite-engine.ts'

export const SQLITE_FILE = 'pinge.sqlite'

/** Opens the database that the configuration names and brings it to the newest shape. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  clock: Clock,
  options: ConnectOptions = {},
): Promise<Database> {
  if (databaseUrl !== null) {
    // Loaded only where it is needed: a server on SQLite stays small.
    const { postgres } = await import('./postgres/postgres-engine.ts')
    return openMigrated(postgres, databaseUrl, clock, options)
  }
  makeFolder(dataDir)
  return openMigrated(sqlite, join(dataDir, SQLITE_FILE), clock, options)
}

async function openMigrated(
  engine: Engine,
  address: string,
  clock: Clock,
  options: ConnectOptions,
): Promise<Database> {
  // Migrations take as long as they take.
  const { patienceMs, ...patiently } = options
  const patient = engine.connect(address, patiently)
  try {
    await migrate(patient, clock)
  } catch (error) {
    await patient.close()
    throw error
  }
  if (patienceMs === undefined) return patient
  await patient.close()
  return engine.connect(address, options)
}
