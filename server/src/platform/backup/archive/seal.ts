import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { RandomBytes } from '../../random.ts'
import type { DeriveKey } from './backup-key.ts'
import { BackupRefusal } from '../backup-refusal.ts'
import { inPieces } from './pieces.ts'

/**
 * A sealed file is SEAL_MARK, a salt, and the content in pieces of 64 KiB, each under AES-256-GCM with the mark and salt
 * as additional data. The key is of this file alone, so that a piece's nonce can be its number, and a flag that only the
 * last piece has: pieces cannot be altered, left out, repeated, put in another order or cut off at the end.
 */
export const SEAL_MARK = Buffer.from('pinge-backup sealed 1\n')

const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 16
const PIECE_BYTES = 65_536
const TAG_BYTES = 16
const HEADER_BYTES = SEAL_MARK.length + SALT_BYTES

export async function* seal(
  content: AsyncIterable<Uint8Array>,
  deriveKey: DeriveKey,
  randomBytes: RandomBytes,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES)
  const header = Buffer.concat([SEAL_MARK, salt])
  const key = await deriveKey(salt)
  yield header

  let index = 0
  for await (const { bytes, isLast } of inPieces(content, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

/** What was sealed. It is not to be believed before the end: the stream fails where something is wrong. */
export async function* unseal(
  sealed: AsyncIterable<Uint8Array>,
  deriveKey: DeriveKey,
): AsyncGenerator<Uint8Array> {
  const source = sealed[Symbol.asyncIterator]()
  const { header, rest } = await takeHeader(source)
  const key = await deriveKey(header.subarray(SEAL_MARK.length))

  let index = 0
  for await (const { bytes, isLast } of inPieces(following(rest, source), PIECE_BYTES + TAG_BYTES)) {
    yield openPiece(key, header, bytes, index, isLast)
    index += 1
  }
}

function openPiece(key: Buffer, header: Buffer, piece: Buffer, index: number, isLast: boolean): Buffer {
  if (piece.length < TAG_BYTES) throw new BackupRefusal('备份文件不完整。')
  const end = piece.length - TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast), { authTagLength: TAG_BYTES })
  decipher.setAAD(header).setAuthTag(piece.subarray(end))
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
  } catch (cause) {
    throw new BackupRefusal(
      index === 0 ? '密钥不对，或者备份文件已损坏。' : '备份文件已损坏、不完整或被改动。',
      { cause },
    )
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index), 0)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

async function takeHeader(source: AsyncIterator<Uint8Array>): Promise<{ header: Buffer; rest: Buffer }> {
  let taken = Buffer.alloc(0)
  while (taken.length < HEADER_BYTES) {
    const next = await source.next()
    if (next.done) throw new BackupRefusal('备份文件不完整。')
    taken = Buffer.concat([taken, next.value])
  }
  return { header: taken.subarray(0, HEADER_BYTES), rest: taken.subarray(HEADER_BYTES) }
}

async function* following(first: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* { [Symbol.asyncIterator]: () => source }
}
