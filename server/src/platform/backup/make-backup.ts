import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { SQLITE_FILE } from '../db/open-database.ts'
import { requireDatabase } from '../db/with-database.ts'
import { lockFile } from '../lock-file.ts'
import { makeFolder } from '../make-folder.ts'
import type { RandomBytes } from '../random.ts'
import type { DeriveKey } from './archive/backup-key.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { compressFile } from './archive/compress-file.ts'
import { listUploads } from './list-uploads.ts'
import { countRows, databaseFileName, writeManifest, type DatabaseFacts } from './archive/manifest.ts'
import { requireNoFile, requireNoFolder, unfinishedName, writeNewFile } from './new-file.ts'
import { packArchive } from './archive/pack-archive.ts'
import { copyPostgres } from './copy/postgres-copy.ts'
import { seal } from './archive/seal.ts'
import { copySqlite } from './copy/sqlite-copy.ts'
import { appendDigest } from './archive/whole-digest.ts'
import { withRemoval } from './with-removal.ts'

export const BACKUP_LOCK = 'backup.lock'
/** Holds the copy of the database while it is packed: it is not sealed, so it never leaves the data's own disk. */
export const BACKUP_FOLDER = '.backup'

type Deps = { config: Pick<Config, 'databaseUrl' | 'dataDir'>; clock: Clock; randomBytes: RandomBytes }

export type BackupOptions = {
  /** Seals the backup; null leaves it readable for everybody who has the file. */
  deriveKey: DeriveKey | null
  mayReplace: boolean
}

export type BackupSummary = { tables: number; rows: number; uploads: number; bytes: number }

/** Writes database and uploads, as they are at one moment, into one file. The server may go on meanwhile. */
export async function makeBackup(
  { config, clock, randomBytes }: Deps,
  file: string,
  { deriveKey, mayReplace }: BackupOptions,
): Promise<BackupSummary> {
  const { dataDir } = config
  requireNoFolder(file)
  if (!mayReplace) requireNoFile(file)
  await requireDatabase(config)
  makeFolder(dataDir)
  const lock = lockFile(join(dataDir, BACKUP_LOCK))
  if (!lock) throw new BackupRefusal('另一个备份正在进行，请等它结束。')

  const folder = join(dataDir, BACKUP_FOLDER)
  try {
    const always = [folder]
    return await withRemoval({ always, unlessDone: [] }, async () => {
      // What a backup left that was killed.
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { mode: 0o700 })
      const createdAt = clock()
      const { facts, copy } = await copyDatabase(config, folder)
      const database = { name: databaseFileName(facts.engine), path: copy }
      let uploads = 0
      const archive = packArchive([database, ...listUploads(dataDir)], createdAt, (packed) => {
        uploads = packed.length - 1
        return writeManifest(facts, createdAt, packed)
      })
      const content = deriveKey ? seal(archive, deriveKey, randomBytes) : appendDigest(archive)
      // Not before: what has this name until then is not of this backup, which may end without it.
      always.push(unfinishedName(file))
      const bytes = await writeNewFile(file, content, mayReplace)
      const { tables } = facts
      return { tables: Object.keys(tables).length, rows: countRows(tables), uploads, bytes }
    })
  } finally {
    lock.release()
  }
}

async function copyDatabase(
  { dataDir, databaseUrl }: Deps['config'],
  folder: string,
): Promise<{ facts: DatabaseFacts; copy: string }> {
  const copy = join(folder, 'copy')
  if (databaseUrl !== null) return { facts: await copyPostgres(databaseUrl, copy), copy }
  const facts = copySqlite(join(dataDir, SQLITE_FILE), copy)
  const compressed = `${copy}.zst`
  await compressFile(copy, compressed)
  return { facts, copy: compressed }
}
