import { randomBytes as systemRandomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { rollUpAudit } from '../platform/audit/roll-up-audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { keepPrivate, lockDataFolder } from '../platform/data-folder-lock.ts'
import { startChores, type Chore } from '../platform/chores.ts'
import type { Database } from '../platform/db/database.ts'
import { forgetOldInvites } from '../api/class-teachers/invites/invite.queries.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { emptyOldAnswers } from '../platform/db/statements/empty-answers.ts'
import { createLog } from '../platform/log.ts'
import { openShared } from '../platform/shared/open-shared.ts'
import { createIds, inBlocks } from '../platform/random.ts'
import { DATABASE_PATIENCE_MS, runService } from '../platform/run-service.ts'
import { tellContradictions } from '../platform/settings/find-contradictions.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createSecurityLog, type SecurityLog } from '../platform/security-log/security-log.ts'
import { loadServerSecret } from '../platform/server-secret.ts'
import { buildApp } from '../api/app.ts'
import { findConverter } from '../api/content/previews/convert-document.ts'
import { startPreviews } from '../api/content/previews/preview-queue.ts'
import { importSample } from '../api/content/import/import-package.ts'
import { buildTraining } from '../training/app.ts'
import { TRAINING_BASE } from '@pinge/contract/training/training-calls.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { countClosedDays } from '../api/writes/totals/count-closed-days.ts'
import { purgeDocuments } from '../api/archives/documents/keep-documents.ts'
import { purgeClasses } from '../api/class-edit/purge-classes.ts'
import { RECOMMENDED_COST } from '../platform/credentials/passwords.ts'

/** The package that the product brings. */
const SAMPLE_FOLDER = fileURLToPath(new URL('../../../content/package', import.meta.url))

const COUNTING_MS = 10 * MINUTE_MS

/** Starts the product and keeps it until it is told to stop; then it finishes what it accepted. */
async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const clock = Date.now
  const randomBytes = inBlocks(systemRandomBytes)
  keepPrivate(config.dataDir)
  // On PostgreSQL several processes share one database; on SQLite one process owns the folder.
  const lock = config.databaseUrl === null ? lockDataFolder(config.dataDir) : undefined
  const database = await openDatabase(config, clock, {
    patienceMs: DATABASE_PATIENCE_MS,
    onScrubFailed: (err) =>
      log.error(
        { err },
        'what was erased is still in the files of the database; it is tried again for a day',
      ),
  })
  const shared = await openShared(config.redisUrl, { clock, log, newId: createIds(clock, randomBytes) })
  const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
  const newId = createIds(clock, randomBytes)
  const secret = loadServerSecret(config, randomBytes)
  const later = (run: () => void, ms: number): void => void globalThis.setTimeout(run, ms).unref()
  const securityLog = createSecurityLog({ database, clock, newId, secret, log, later })
  const foundation = { config, database, clock, randomBytes, newId, log, secret, shared: shared.store }
  const mounted = config.isTrainingApart
    ? []
    : [{ basePath: TRAINING_BASE, server: await buildTraining(foundation) }]
  const app = await buildApp({
    ...foundation,
    passwordCost: RECOMMENDED_COST,
    wait: (ms) => setTimeout(ms),
    hub: shared.hub,
    securityLog,
    mounted,
    webFolder,
  })

  const stopChores = startChores(log, chores(database, clock, securityLog, config), (run, everyMs) => {
    const timer = setInterval(run, everyMs)
    return () => clearInterval(timer)
  })

  let stopPreviews = (): void => undefined
  let isStopping = false
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    stopChores()
    stopPreviews()
    await app.stop()
    shared.close()
    await database.close()
    lock?.release()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))

  const address = await app.server.listen({ host: config.host, port: config.port })
  log.info({ address, engine: database.engine }, 'ready')
  tellContradictions(config, log, (line) => process.stderr.write(line))
  process.stdout.write(`${config.siteName}已就绪：${address}\n`)
  // After the start, so that it takes no longer; teachers sign in meanwhile.
  const store = { database, clock, log, randomBytes, storage: openStorage(foundation).storage }
  if (config.hasSampleContent) await importSample(store, SAMPLE_FOLDER)
  const converter = findConverter(process.env.PATH ?? '')
  if (converter && !isStopping) stopPreviews = startPreviews({ ...store, converter })
  collectStartGarbage()
}

/**
 * Gives back the memory that only the start needed, about 30 MB: left alone, V8 keeps it until there is work enough to
 * collect. It takes a tenth of a second, once, when the server is ready and no call has come yet.
 */
function collectStartGarbage(): void {
  setFlagsFromString('--expose-gc')
  // V8's own function, which Node's types do not know.
  const collect = runInNewContext('gc') as (options: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

function chores(
  database: Database,
  clock: Clock,
  securityLog: SecurityLog,
  { auditKeepYears }: Config,
): Chore[] {
  return [
    {
      run: () => purgeClasses(database, clock),
      done: 'deleted classes are gone for good',
      failed: 'deleted classes could not be purged',
    },
    {
      run: () => purgeDocuments(database, clock),
      done: 'removed documents are gone for good',
      failed: 'removed documents could not be purged',
    },
    {
      run: () => countClosedDays(database, clock),
      done: 'classes have their days counted',
      failed: 'days could not be counted',
      // A class may have lost its counted days, with a pupil or by a move.
      everyMs: COUNTING_MS,
    },
    {
      run: () => emptyOldAnswers(database, clock),
      done: 'answers of old requests are emptied',
      failed: 'answers of old requests could not be emptied',
    },
    {
      run: () => forgetOldInvites(database, clock()),
      done: 'old invitations are forgotten',
      failed: 'old invitations could not be forgotten',
    },
    {
      run: () => rollUpAudit(database, clock, auditKeepYears),
      done: 'old rows of the audit log are added up',
      failed: 'the audit log could not be added up',
    },
    {
      run: () => securityLog.forgetOld(),
      done: 'old rows of the security log are gone',
      failed: 'the security log could not be emptied',
    },
  ]
}

await runService(serve, 'PORT')
