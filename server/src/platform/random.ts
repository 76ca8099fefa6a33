import { v7 } from 'uuid'
import type { Clock } from './clock.ts'

/** `count` bytes from a cryptographically secure source. */
export type RandomBytes = (count: number) => Uint8Array

const BLOCK_BYTES = 8_192

/**
 * The same source, asked for a block at a time: asking costs more than the bytes. None is handed out twice, nor
 * kept once the block is used up.
 */
export function inBlocks(randomBytes: RandomBytes): RandomBytes {
  let block = new Uint8Array(0)
  let used = 0
  return (count) => {
    if (count > BLOCK_BYTES) return randomBytes(count)
    if (used + count > block.length) {
      block = Uint8Array.from(randomBytes(BLOCK_BYTES))
      used = 0
    }
    used += count
    return block.subarray(used - count, used)
  }
}

/** Makes ids: UUIDv7, so that they sort by time, and within a millisecond by the order in which they were made. */
export type NewId = () => string

export function createIds(clock: Clock, randomBytes: RandomBytes): NewId {
  let msecs = 0
  let seq = 0
  return () => {
    const now = clock()
    const bytes = randomBytes(16)
    // A clock that is set back goes on from where it was, so that a later id never sorts before an earlier one.
    if (now > msecs) {
      msecs = now
      seq = startOfSequence(bytes)
    } else seq += 1
    return v7({ msecs, seq, random: bytes })
  }
}

/** The lower half of 32 bits at random: two thousand million ids fit above it. */
function startOfSequence(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(0) >>> 1
}

/** A decimal number of exactly `digits` digits that does not begin with 0. */
export function randomDigits(randomBytes: RandomBytes, digits: number): string {
  const low = 10 ** (digits - 1)
  // 48 random bits over at most 8 digits: the bias is below one in a million.
  const bytes = randomBytes(6)
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  return String(low + (value % (9 * low)))
}
