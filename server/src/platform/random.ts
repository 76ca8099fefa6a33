import { v7 } from 'uuid'
import type { Clock } from './clock.ts'

/** `count` bytes from a cryptographically secure source. */
export type RandomBytes = (count: number) => Uint8Array

/** Makes ids: UUIDv7, so that they sort by time. */
export type NewId = () => string

export function createIds(clock: Clock, randomBytes: RandomBytes): NewId {
  return () => v7({ msecs: clock(), rng: () => randomBytes(16) })
}

/** A decimal number of exactly `digits` digits that does not begin with 0. */
export function randomDigits(randomBytes: RandomBytes, digits: number): string {
  const low = 10 ** (digits - 1)
  // 48 random bits over at most 8 digits: the bias is below one in a million.
  const bytes = randomBytes(6)
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
  return String(low + (value % (9 * low)))
}
