import { createHash } from 'node:crypto'
import { BackupRefusal } from '../backup-refusal.ts'

/** A last line after the content: its SHA-256, as `head -c -72 FILE | sha256sum` prints it. */
const DIGEST_LINE_BYTES = 'sha256 '.length + 64 + 1

function digestLine(hex: string): Buffer {
  return Buffer.from(`sha256 ${hex}\n`)
}

export async function* appendDigest(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const bytes of content) {
    hash.update(bytes)
    yield bytes
  }
  yield digestLine(hash.digest('hex'))
}

/** The content without its last line. It is not to be believed before the end: the stream fails there if it is wrong. */
export async function* checkDigest(digested: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let tail = Buffer.alloc(0)
  for await (const bytes of digested) {
    const joined = Buffer.concat([tail, bytes])
    const end = Math.max(joined.length - DIGEST_LINE_BYTES, 0)
    tail = joined.subarray(end)
    if (end === 0) continue
    const content = joined.subarray(0, end)
    hash.update(content)
    yield content
  }
  if (!digestLine(hash.digest('hex')).equals(tail))
    throw new BackupRefusal('备份文件已损坏、不完整或被改动。')
}
