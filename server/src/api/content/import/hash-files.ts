import type { Manifest } from '@pinge/contract/content/manifest.ts'
import { createHash, hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ContentFileTable } from '../../../platform/db/tables/content.ts'
import { COVER_FOLDER } from '../media/covers.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
import { readReferences } from '../package/package-references.ts'

export type HashedFile = Pick<ContentFileTable, 'role' | 'path' | 'key' | 'bytes'> & { source: string }

/** 144 bits: a file's name cannot be guessed, and no two files have the same one. */
const NAME_LENGTH = 36

type NamedFile = Pick<HashedFile, 'role' | 'path'>

/** A picture that a page shows is a cover; the same picture in the library is opened like any other file. */
function namedFiles(manifest: Manifest): NamedFile[] {
  const named = readReferences(manifest).files.map(({ path, kinds }): NamedFile => ({
    role: kinds?.length === 1 && kinds[0] === 'picture' ? 'cover' : 'content',
    path,
  }))
  return [...new Map(named.map((file) => [`${file.role} ${file.path}`, file])).values()]
}

/** Changes with the manifest and with the size or time of any file, so that what did not change is not read. */
export async function fingerprintOf(folder: string, manifest: Manifest): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(manifest))
  for (const { path } of namedFiles(manifest)) {
    const { size, mtimeMs, ino } = await stat(join(folder, path))
    digest.update(`\n${path} ${size} ${mtimeMs} ${ino}`)
  }
  return digest.digest('base64url')
}

/** Names every file by its bytes. */
export async function hashFiles(
  folder: string,
  manifest: Manifest,
): Promise<{ files: HashedFile[]; hash: string }> {
  const files: HashedFile[] = []
  for (const { role, path } of namedFiles(manifest)) {
    const source = join(folder, path)
    const name = (await hashFile(source)).slice(0, NAME_LENGTH)
    const key = `${role === 'cover' ? COVER_FOLDER : 'content/'}${name}.${endingOf(path)}`
    files.push({ role, path, source, key, bytes: (await stat(source)).size })
  }
  const whole = JSON.stringify([manifest, files.map(({ path, key }) => [path, key])])
  return { files, hash: hash('sha256', whole, 'base64url') }
}

async function hashFile(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), digest)
  return digest.digest('hex')
}
