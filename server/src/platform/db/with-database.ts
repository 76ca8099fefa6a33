import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, type Config } from '../config.ts'
import type { Database } from './database.ts'
import { openDatabase, SQLITE_FILE } from './open-database.ts'

/** The database for as long as something runs, as a command does. */
export async function withDatabase<Done>(
  config: Config,
  run: (database: Database) => Promise<Done>,
): Promise<Done> {
  const database = await openDatabase(config, Date.now)
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}

/** The same for a question to what is kept: of a database that is made for it, the answer would be that all is well. */
export async function withKeptDatabase<Done>(
  config: Config,
  run: (database: Database) => Promise<Done>,
): Promise<Done> {
  await requireDatabase(config)
  return withDatabase(config, run)
}

export async function requireDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  const file = join(dataDir, SQLITE_FILE)
  if (databaseUrl === null) {
    if (!existsSync(file)) throw new ConfigError(`这里还没有数据库：${file}。请检查 DATA_DIR。`)
    return
  }
  const { hasTables } = await import('./postgres/has-tables.ts')
  if (!(await hasTables(databaseUrl)))
    throw new ConfigError('DATABASE_URL 所指的数据库里还没有本程序的数据。')
}
