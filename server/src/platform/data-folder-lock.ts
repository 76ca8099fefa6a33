import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from './config.ts'

export type DataFolderLock = { release: () => void }

/**
 * Keeps a second server off this data folder. The lock is an exclusive transaction on a database of its own: it dies
 * with its process, however that ends, which a pid file does not.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new ConfigError(`数据文件夹 ${dataDir} 正被另一个服务使用，请先停止它，或换一个 DATA_DIR。`, {
      cause,
    })
  }
  return { release: () => lock.close() }
}
