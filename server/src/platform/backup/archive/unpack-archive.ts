import { createTarDecoder } from 'modern-tar'
import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isOfTheMachine } from '../backup-refusal.ts'
import { databaseFileName, MANIFEST_NAME, type ArchivedFile } from './manifest.ts'

export type Unpacked = { manifest: string; files: ArchivedFile[] }

/** Unpacks an archive into an empty folder. Nothing of it is to be believed before this has answered. */
export async function unpackArchive(archive: AsyncIterable<Uint8Array>, folder: string): Promise<Unpacked> {
  const decoder = createTarDecoder({ strict: true })
  const fed = ReadableStream.from(archive).pipeTo(decoder.writable)
  // Both come to their end before an error is told: the folder is removed next, and nothing may be written into it then.
  const [feeding, unpacking] = await Promise.allSettled([fed, unpackEntries(decoder.readable, folder)])
  // It ends the feeding as well, which says nothing of a full disk.
  if (unpacking.status === 'rejected' && isOfTheMachine(unpacking.reason)) throw unpacking.reason
  if (feeding.status === 'rejected') throw feeding.reason
  if (unpacking.status === 'rejected') throw unpacking.reason
  return unpacking.value
}

type Entries = ReturnType<typeof createTarDecoder>['readable']

async function unpackEntries(entries: Entries, folder: string): Promise<Unpacked> {
  const files: ArchivedFile[] = []
  let manifest: string | undefined
  for await (const { header, body } of entries) {
    const { name, type } = header
    if (type !== 'file' || !isKnownName(name)) throw new Error(`the archive holds something strange: ${name}`)
    if (manifest !== undefined) throw new Error('something follows the manifest')
    if (name === MANIFEST_NAME) manifest = await readText(body)
    else files.push({ name, ...(await writeFile(join(folder, name), body)) })
  }
  if (manifest === undefined) throw new Error('there is no manifest')
  return { manifest, files }
}

/** Only what a backup is made of, and no name that leads out of the folder, on any system. */
function isKnownName(name: string): boolean {
  if (name === MANIFEST_NAME || name === databaseFileName('sqlite') || name === databaseFileName('postgres'))
    return true
  const [first, ...inside] = name.split('/')
  return (
    first === 'uploads' &&
    inside.length > 0 &&
    inside.every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part))
  )
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const bytes of body) parts.push(bytes)
  return Buffer.concat(parts).toString()
}

async function writeFile(
  path: string,
  body: AsyncIterable<Uint8Array>,
): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const handle = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const bytes of body) {
      hash.update(bytes)
      size += bytes.length
      await handle.writeFile(bytes)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest('hex') }
}
