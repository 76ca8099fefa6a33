import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { purgeStaging, startPurging } from './purge-files.ts'

const TEN_MINUTES_MS = 10 * 60_000

let app: TestApp
let dataDir: string
let stop = (): void => undefined
beforeEach(async () => {
  app = await startTestApp()
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-purge-'))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  stop()
  vi.useRealTimers()
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** With the log of a server that is silent. */
function tools() {
  const clock = () => app.time.now
  const log = createLog('silent')
  const storage = createDiskStorage({ dataDir, secret: 'of the tests', clock, randomBytes })
  return { database: app.database, clock, log, storage, config: readConfig({ DATA_DIR: dataDir }) }
}

it('says which of the things to let go could not be, and goes on with the others', async () => {
  const all = tools()
  const told = vi.spyOn(all.log, 'error')
  const after = vi.fn<() => Promise<void>>(async () => undefined)
  const full = () => Promise.reject(new Error('the disk is full'))
  stop = startPurging(all, [
    { run: full, failed: 'accounts could not be closed' },
    { run: after, failed: 'erasures could not be finished' },
  ])

  await expect.poll(() => after.mock.calls.length).toBe(1)
  expect(told.mock.calls.map(([, sentence]) => sentence)).toEqual(['accounts could not be closed'])
})

it('waits for an erasure that takes long before it begins another time', async () => {
  const slow = Promise.withResolvers<void>()
  const erase = vi.fn<() => Promise<void>>(() => slow.promise)
  stop = startPurging(tools(), [{ run: erase, failed: 'erasures could not be finished' }])
  await expect.poll(() => erase.mock.calls.length).toBe(1)
  vi.advanceTimersByTime(3 * TEN_MINUTES_MS)
  // What begins now removes staged uploads first: it would be at the erasure once that is done.
  await purgeStaging(tools())
  await purgeStaging(tools())
  expect(erase).toHaveBeenCalledTimes(1)

  slow.resolve()
  await expect
    .poll(() => {
      vi.advanceTimersByTime(TEN_MINUTES_MS)
      return erase.mock.calls.length
    })
    .toBeGreaterThan(1)
})
