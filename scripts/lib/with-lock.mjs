import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './paths.mjs'

const HEARTBEAT_MS = 1_000
const DEAD_AFTER_MS = 15_000
/** A holder that is still there may be starved by others on a busy machine, and then touches nothing for a while. */
const STARVED_FOR_MS = 300_000

/**
 * Lets one process at a time do set-up in this folder. The lock is a file that its holder touches every second. One
 * that a killed process left behind is so taken over, also where process ids mean nothing (containers, shared folders).
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(name, work, onWait = () => {}) {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `${name}.lock`)
  const token = `${process.pid}-${Date.now()}-${Math.random()}`

  for (let tries = 0; !take(file, token); tries++) {
    if (tries === 0) onWait()
    removeDeadLock(file)
    await sleep(200)
  }

  const release = () => {
    if (readOrNothing(file) === token) rmSync(file, { force: true })
  }
  const heartbeat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // Somebody deleted .cache: nothing to keep alive.
    }
  }, HEARTBEAT_MS)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} file @param {string} token */
function take(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function removeDeadLock(file) {
  try {
    const deadAfterMs = isHolderThere(file) ? STARVED_FOR_MS : DEAD_AFTER_MS
    if (Date.now() - statSync(file).mtimeMs < deadAfterMs) return
    // Renaming is atomic: of several that wait, one removes it.
    const removed = `${file}.${process.pid}.dead`
    renameSync(file, removed)
    rmSync(removed, { force: true })
  } catch {
    // It was released meanwhile.
  }
}

/** Whether the process that wrote the lock runs on this machine. A number that another process has got meanwhile only costs time. @param {string} file */
function isHolderThere(file) {
  const holder = Number.parseInt(readOrNothing(file), 10)
  if (!(holder > 0)) return false
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} file */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
