import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { lockFile, type FileLock } from './lock-file.ts'
import { makeFolder } from './make-folder.ts'

export const SERVER_LOCK = 'server.lock'

/** Keeps a second server of the same kind off this data folder. */
export function lockDataFolder(dataDir: string, name = SERVER_LOCK): FileLock {
  makeFolder(dataDir)
  const lock = lockFile(join(dataDir, name))
  if (!lock)
    throw new ConfigError(`数据文件夹 ${dataDir} 正被另一个服务使用，请先停止它，或换一个 DATA_DIR。`)
  return lock
}

/**
 * Keeps the data folder, and all that is written from now on, from the other users of this machine: a folder that was there
 * before may be open to them. Where the folder is another user's, it stays as that user wants it.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077)
  try {
    makeFolder(dataDir)
    chmodSync(dataDir, 0o700)
  } catch {
    // Its owner answers for it; a process that keeps nothing on this machine needs none.
  }
}
