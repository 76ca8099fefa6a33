import type { Database } from '../../src/platform/db/database.ts'
import type { TestApp } from '../app.ts'
import { allTables, everyRow } from '../surface/every-row.ts'

async function rowCounts(app: TestApp): Promise<Map<string, number>> {
  const tables = new Map((await allTables(app)).map((table) => [table, 0]))
  for (const [table, rows] of Object.entries(await everyRow(app))) tables.set(table, rows.length)
  return tables
}

/** The database of an app, in which each transaction is told how many rows it left fewer, with all that went by cascades. */
export function countingDeletions(app: TestApp, told: (rows: number) => void): Database {
  const { database } = app
  return {
    ...database,
    write: async (run, key) => {
      const before = await rowCounts(app)
      const answer = await database.write(run, key)
      const after = await rowCounts(app)
      const fewer = [...before].map(([table, count]) => Math.max(0, count - (after.get(table) ?? 0)))
      told(fewer.reduce((sum, count) => sum + count, 0))
      return answer
    },
  }
}

const POWER_CUT = 'the power was cut'

/** The same database, until so many transactions are committed. */
export function cutAfter(database: Database, transactions: number): Database {
  let begun = 0
  return {
    ...database,
    write: async (run, key) => {
      begun += 1
      if (begun > transactions) throw new Error(POWER_CUT)
      return database.write(run, key)
    },
  }
}

/** Whether all was done before the power was cut. */
export async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Error && error.message === POWER_CUT) return false
    throw error
  }
}
