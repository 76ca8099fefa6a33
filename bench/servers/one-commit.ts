import { randomBytes as systemRandomBytes } from 'node:crypto'
import { join } from 'node:path'
import { RECOMMENDED_COST } from '../../server/src/platform/credentials/passwords.ts'
import { TRAINING_BASE } from '@pinge/contract/training/training-calls.ts'
import { buildTraining } from '../../server/src/training/app.ts'
import { buildApp } from '../../server/src/api/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import type { Database } from '../../server/src/platform/db/database.ts'
import { openDatabase, SQLITE_FILE } from '../../server/src/platform/db/open-database.ts'
import type { Db } from '../../server/src/platform/db/schema.ts'
import { openSqliteConnection } from '../../server/src/platform/db/sqlite/connection.ts'
import { createLiveHub } from '../../server/src/platform/live/live-hub.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createSecurityLog } from '../../server/src/platform/security-log/security-log.ts'
import { createMemoryStore } from '../../server/src/platform/shared/memory-store.ts'
import { createIds, inBlocks } from '../../server/src/platform/random.ts'

/** The product in every respect but one: each write has a durable commit of its own. */
const config = readConfig(process.env)
const clock = Date.now
const randomBytes = inBlocks(systemRandomBytes)
const database = await openDatabase(config, clock)
const { write } =
  config.databaseUrl === null ? oneCommitEach(join(config.dataDir, SQLITE_FILE)) : onPool(database)

const newId = createIds(clock, randomBytes)
const secret = 'a secret of the benchmark alone, and of no server'
const log = createLog('info')
const later = (run: () => void, ms: number): void => void setTimeout(run, ms).unref()

const shared = createMemoryStore(clock)
const foundation = {
  config,
  database: { ...database, write },
  clock,
  randomBytes,
  newId,
  log,
  secret,
  shared,
}
const { server } = await buildApp({
  ...foundation,
  passwordCost: RECOMMENDED_COST,
  wait: async () => undefined,
  mounted: [{ basePath: TRAINING_BASE, server: await buildTraining(foundation) }],
  securityLog: createSecurityLog({ database, clock, newId, secret, log, later }),
  hub: createLiveHub(),
  webFolder: '/nonexistent',
})
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.on('SIGTERM', () => process.exit(0))

/** SQLite has one writer: one after another. */
function oneCommitEach(file: string): Pick<Database, 'write'> {
  const { raw, db } = openSqliteConnection(file)
  const begin = raw.prepare('begin immediate')
  const commit = raw.prepare('commit')
  let last: Promise<unknown> = Promise.resolve()

  async function run<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    begin.run()
    try {
      const value = await work(db)
      commit.run()
      return value
    } catch (error) {
      if (raw.isTransaction) raw.exec('rollback')
      throw error
    }
  }
  return {
    write: (work) => {
      const next = last.then(() => run(work))
      last = next.catch(() => undefined)
      return next
    },
  }
}

/** PostgreSQL has as many as the pool has connections; a work without a key has one of them for itself. */
function onPool({ write }: Database): Pick<Database, 'write'> {
  return { write: (work) => write(work) }
}
