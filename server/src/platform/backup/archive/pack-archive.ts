import { createTarPacker } from 'modern-tar'
import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { MANIFEST_NAME, type ArchivedFile } from './manifest.ts'

export type FileToArchive = { name: string; path: string }

const READ_BYTES = 262_144

/** A tar archive of these files, and last the manifest, which is made when all the others have been read. */
export function packArchive(
  files: readonly FileToArchive[],
  createdAt: number,
  makeManifest: (packed: ArchivedFile[]) => string,
): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const attributes = { mode: 0o600, mtime: new Date(createdAt), type: 'file' } as const

  async function packFile({ name, path }: FileToArchive): Promise<ArchivedFile | undefined> {
    const handle = await openIfThere(path)
    if (!handle) return undefined
    try {
      // The size that it has now; what is written to it from here on belongs to the next backup.
      const { size } = await handle.stat()
      const hash = createHash('sha256')
      const writer = controller.add({ ...attributes, name, size }).getWriter()
      if (size > 0)
        for await (const bytes of readStart(handle, size)) {
          hash.update(bytes)
          await writer.write(bytes)
        }
      await writer.close()
      return { name, size, sha256: hash.digest('hex') }
    } finally {
      await handle.close()
    }
  }

  async function packAll(): Promise<void> {
    const packed: ArchivedFile[] = []
    for (const file of files) packed.push(...((await packFile(file).then((one) => one && [one])) ?? []))
    const manifest = Buffer.from(makeManifest(packed))
    const writer = controller.add({ ...attributes, name: MANIFEST_NAME, size: manifest.length }).getWriter()
    await writer.write(manifest)
    await writer.close()
    controller.finalize()
  }

  // The reader of the archive is told what went wrong in making it.
  packAll().catch((error: unknown) => controller.error(error))
  return readable
}

function readStart(handle: FileHandle, size: number): AsyncIterable<Buffer> {
  return handle.createReadStream({ end: size - 1, highWaterMark: READ_BYTES, autoClose: false })
}

/** An upload may be deleted between the listing and the reading: then it is not in the backup. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
