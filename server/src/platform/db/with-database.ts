import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

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
