import { DatabaseSync } from 'node:sqlite'

export type FileLock = { release: () => void }

/**
 * Locks a file for this process; undefined when another one has it. The lock is an exclusive transaction on a database
 * of its own: it dies with its process, however that ends, which a pid file does not.
 */
export function lockFile(file: string): FileLock | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw error
  }
  return { release: () => lock.close() }
}

const SQLITE_BUSY = 5
