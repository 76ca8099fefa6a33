import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { FileToArchive } from './archive/pack-archive.ts'

export const UPLOADS_FOLDER = 'uploads'

/** The files that teachers uploaded. Only plain files: a link may lead anywhere. */
export function listUploads(dataDir: string): FileToArchive[] {
  const folder = join(dataDir, UPLOADS_FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ name: relative(dataDir, path).split(sep).join('/'), path }))
}
