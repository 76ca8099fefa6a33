import { existsSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { lockDataFolder } from '../data-folder-lock.ts'
import { SQLITE_FILE } from '../db/open-database.ts'
import type { DeriveKey } from './archive/backup-key.ts'
import { asRefusal, BackupRefusal } from './backup-refusal.ts'
import { decompressFile } from './archive/compress-file.ts'
import { UPLOADS_FOLDER } from './list-uploads.ts'
import { databaseFileName, type DatabaseFacts, type Manifest } from './archive/manifest.ts'
import { requireEmptyPostgres, restorePostgres } from './copy/postgres-restore.ts'
import { readBackup } from './read-backup.ts'
import { makeDataFolder, requireEmptyFolder, RESTORE_FOLDER } from './restore-target.ts'
import { readSqliteFacts } from './copy/sqlite-copy.ts'
import { syncFolder } from './sync-folder.ts'
import { withRemoval } from './with-removal.ts'

type Target = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Brings a backup into an empty data folder, or an empty database. All of it is checked before any of it is in its
 * place; where something is wrong, the target is left as it was found. The shape of the tables stays the backup's.
 */
export async function restoreBackup(
  config: Target,
  file: string,
  deriveKey: DeriveKey | null,
): Promise<Manifest> {
  const { dataDir, databaseUrl } = config
  requireEmptyFolder(dataDir, databaseUrl !== null)
  const schema = databaseUrl === null ? null : await requireEmptyPostgres(databaseUrl)

  const folder = join(dataDir, RESTORE_FOLDER)
  const unlessDone = makeDataFolder(dataDir)
  return withRemoval({ always: [folder], unlessDone }, async () => {
    const lock = lockDataFolder(dataDir)
    try {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { mode: 0o700 })
      const manifest = await readBackup(file, deriveKey, folder)
      requireSameEngine(manifest, databaseUrl)

      const copy = join(folder, databaseFileName(manifest.engine))
      const database = join(folder, SQLITE_FILE)
      if (databaseUrl === null) await openCopy(manifest, copy, database)
      unlessDone.push(...(await placeUploads(folder, dataDir)))
      if (databaseUrl === null) await rename(database, join(dataDir, SQLITE_FILE))
      else await restoreDump(databaseUrl, copy, manifest, schema)
      await syncFolder(dataDir)
      return manifest
    } finally {
      lock.release()
    }
  })
}

function requireSameEngine({ engine }: Manifest, databaseUrl: string | null): void {
  if (engine === 'sqlite' && databaseUrl !== null)
    throw new BackupRefusal('这份备份来自 SQLite（没有 DATABASE_URL），不能恢复到 PostgreSQL。')
  if (engine === 'postgres' && databaseUrl === null)
    throw new BackupRefusal('这份备份来自 PostgreSQL，请用 DATABASE_URL 指明一个空的数据库。')
}

/** Unpacks the database, and makes sure that it opens, is sound, and holds what the manifest says. */
async function openCopy(
  { engine, schema, tables, migrations }: Manifest,
  compressed: string,
  file: string,
): Promise<void> {
  const expected: DatabaseFacts = { engine, schema, tables, migrations }
  try {
    await decompressFile(compressed, file)
    if (JSON.stringify(readSqliteFacts(file)) !== JSON.stringify(expected))
      throw new Error('the database is not the one of the manifest')
  } catch (error) {
    throw asRefusal(error, '备份里的数据库和它的清单不一致，没有恢复任何数据。')
  }
}

async function placeUploads(from: string, dataDir: string): Promise<string[]> {
  const source = join(from, UPLOADS_FOLDER)
  if (!existsSync(source)) return []
  const place = join(dataDir, UPLOADS_FOLDER)
  if (existsSync(place)) rmdirSync(place)
  await rename(source, place)
  return [place]
}

async function restoreDump(
  databaseUrl: string,
  dump: string,
  manifest: Manifest,
  schema: string | null,
): Promise<void> {
  if (manifest.schema === null || manifest.schema !== schema)
    throw new BackupRefusal(
      `这份备份的表在 schema ${manifest.schema} 里，DATABASE_URL 用的是 ${schema}：两者要相同。`,
    )
  await restorePostgres(databaseUrl, dump, { ...manifest, schema })
}
