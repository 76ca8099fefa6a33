import { randomBytes as systemRandomBytes } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import { keepPrivate, lockDataFolder } from '../platform/data-folder-lock.ts'
import { canServe } from '../platform/db/can-serve.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { serveHealth } from '../platform/http/health.ts'
import { createLog } from '../platform/log.ts'
import { createIds, inBlocks } from '../platform/random.ts'
import { DATABASE_PATIENCE_MS, runService } from '../platform/run-service.ts'
import { loadServerSecret } from '../platform/server-secret.ts'
import { openShared } from '../platform/shared/open-shared.ts'
import { buildTraining } from './app.ts'

const LOCK = 'training.lock'

/** `npm run training`: the training service in a process of its own, beside a product with `TRAINING=apart`. */
async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const clock = Date.now
  const randomBytes = inBlocks(systemRandomBytes)
  keepPrivate(config.dataDir)
  const lock = config.databaseUrl === null ? lockDataFolder(config.dataDir, LOCK) : undefined
  const database = await openDatabase(config, clock, { patienceMs: DATABASE_PATIENCE_MS })
  const newId = createIds(clock, randomBytes)
  const shared = await openShared(config.redisUrl, { clock, log, newId })
  const secret = loadServerSecret(config, randomBytes)
  const server = await buildTraining({
    config,
    database,
    clock,
    randomBytes,
    newId,
    log,
    secret,
    shared: shared.store,
  })
  const readiness = { isStopping: false, canServe: () => canServe(database.read) }
  serveHealth(server, readiness, () => '')

  const stop = async (signal: string): Promise<void> => {
    if (readiness.isStopping) return
    readiness.isStopping = true
    log.info({ signal }, 'stopping')
    await server.close()
    shared.close()
    await database.close()
    lock?.release()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))

  const address = await server.listen({ host: config.host, port: config.trainingPort })
  log.info({ address, engine: database.engine }, 'ready')
  process.stdout.write(`${config.siteName}大脑训练已就绪：${address}\n`)
}

await runService(serve, 'TRAINING_PORT')
