import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_LOCK } from '../data-folder-lock.ts'
import { makeFolder } from '../make-folder.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { UPLOADS_FOLDER } from './list-uploads.ts'
import { BACKUP_FOLDER, BACKUP_LOCK } from './make-backup.ts'

/** Holds what is being restored, on the disk where it is to stay, until all of it has been found right. */
export const RESTORE_FOLDER = '.restore'

/** The list of what was erased, kept from the folder before: a restore reads it, and no backup holds it. */
export const ERASURES_FILE = 'erasures.jsonl'

/** A lock, and what SQLite keeps beside it while it is held, or after its holder was killed. */
const lockFiles = (lock: string): string[] => [lock, `${lock}-journal`]

/** Not data: locks, what a killed command left, and what a fresh disk brings along. */
const notData = new Set([
  ...[SERVER_LOCK, BACKUP_LOCK].flatMap(lockFiles),
  BACKUP_FOLDER,
  RESTORE_FOLDER,
  'lost+found',
  ERASURES_FILE,
])

/** Refuses a data folder with data in it. With PostgreSQL it may hold other things, but no uploads. */
export function requireEmptyFolder(dataDir: string, isWithPostgres: boolean): void {
  const found = isWithPostgres
    ? entriesOf(join(dataDir, UPLOADS_FOLDER))
    : entriesOf(dataDir).filter((name) => !notData.has(name))
  if (found.length > 0)
    throw new BackupRefusal(
      `数据文件夹 ${dataDir} 不是空的：恢复只进空的文件夹，不会覆盖已有的数据。请换一个 DATA_DIR。`,
    )
}

function entriesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Makes the folder where it is missing; answers what was not there before and is to go again if nothing comes of it. */
export function makeDataFolder(dataDir: string): string[] {
  const locks = lockFiles(join(dataDir, SERVER_LOCK)).filter((file) => !existsSync(file))
  const made = makeFolder(dataDir)
  return made === undefined ? locks : [made]
}
