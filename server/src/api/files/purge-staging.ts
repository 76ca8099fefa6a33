import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { STAGING_PREFIX, type Storage } from '../../platform/storage/storage.ts'

const EVERY_MS = 10 * 60_000
/** Longer than the form is good for, so that nothing goes while it may still be confirmed. */
const KEPT_MS = 60 * 60_000

export async function purgeStaging(storage: Storage, clock: Clock): Promise<void> {
  await storage.purge(STAGING_PREFIX, clock() - KEPT_MS)
}

/** Removes uploads that nobody confirmed, now and every ten minutes. Answers what stops it. */
export function startPurging(storage: Storage, clock: Clock, log: Log): () => void {
  const run = (): void => {
    purgeStaging(storage, clock).catch((error: unknown) => log.error({ err: error }, 'purge failed'))
  }
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  run()
  return () => clearInterval(timer)
}
