import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { STAGING_PREFIX, type Storage } from '../../platform/storage/storage.ts'
import { KEPT_UNUSED_MS } from '../writes/confirmed-files.ts'
import type { ApiDeps } from '../api-deps.ts'
import { roomOf, type LibraryLimits } from './staged-room.ts'
import { deleteUnusedFile, isFileUsed, markUsed, selectUnusedFiles } from './unused-file.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'log'> & { storage: Storage; config: LibraryLimits }

const EVERY_MS = 10 * MINUTE_MS
/** Longer than the form is good for, so that nothing goes while it may still be confirmed. */
const KEPT_STAGED_MS = 60 * MINUTE_MS
const BATCH = 100

/** Removes uploads that were never confirmed, and what an object store took beyond a teacher's room. */
export async function purgeStaging({
  storage,
  clock,
  config,
}: Pick<Deps, 'storage' | 'clock' | 'config'>): Promise<void> {
  await storage.purge(STAGING_PREFIX, clock() - KEPT_STAGED_MS, (folder) => roomOf(folder, config).most)
}

/**
 * Removes pictures that nothing has shown for a day: replaced ones, and those that were confirmed and never used. The bytes
 * go before the row that names them: whatever it dies of, the next time begins with the same picture. Answers how many.
 */
export async function purgeUnusedFiles({
  database: { read, write },
  storage,
  clock,
}: Omit<Deps, 'log' | 'config'>): Promise<number> {
  const until = clock() - KEPT_UNUSED_MS
  let removed = 0
  for (;;) {
    const files = await selectUnusedFiles(read, until, BATCH)
    if (files.length === 0) return removed
    for (const file of files)
      if (await isFileUsed(read, file)) await write((trx) => markUsed(trx, file))
      else {
        await storage.remove(file.key)
        await write((trx) => deleteUnusedFile(trx, file))
        removed += 1
      }
  }
}

/** One of several things that are let go in turn, and what the log says of a failure. */
export type LettingGo = { run: () => Promise<unknown>; failed: string }

/**
 * Purges now and every ten minutes, after what others do to let pictures go, unless the last time still runs; a failure is
 * logged and tried again the next time. Answers what stops it.
 */
export function startPurging(deps: Deps, others: readonly LettingGo[]): () => void {
  const inTurn: readonly LettingGo[] = [
    { run: () => purgeStaging(deps), failed: 'uploads that were never confirmed could not be removed' },
    ...others,
    { run: () => purgeUnusedFiles(deps), failed: 'pictures could not be purged' },
  ]
  let isRunning = false
  let isStopped = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (const { run: letGo, failed } of inTurn)
      if (!isStopped) await letGo().catch((err: unknown) => deps.log.error({ err }, failed))
    isRunning = false
  }
  const timer = setInterval(() => void run(), EVERY_MS)
  timer.unref()
  void run()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
