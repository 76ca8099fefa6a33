import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

/** Pages of a database are mostly repetition: ids, names, and room to grow. PostgreSQL's dumps come compressed. */
export async function compressFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createZstdCompress(), createNewFile(to))
}

export async function decompressFile(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createZstdDecompress(), createNewFile(to))
}

/** On disk when it is closed. */
function createNewFile(path: string) {
  return createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
}
