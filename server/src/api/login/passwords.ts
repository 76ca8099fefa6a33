import { argon2, hash, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { RandomBytes } from '../../platform/random.ts'
import { createHashGate } from './hash-gate.ts'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32
const SALT_BYTES = 16
/** Hashes wait for a place in Node's pool of threads; more than this in the queue would wait longer than a client does. */
const MAX_WAITING = 200

const derive = promisify(argon2)

export type Passwords = {
  /** Hashes what the client sends (the password's SHA-256) for storing. */
  hash(digest: string): Promise<string>
  /**
   * Whether a digest is the one that was stored. Without a stored one it takes as long and answers false. Where many
   * wait, the lowest `rank` comes first.
   */
  verify(digest: string, stored: string | undefined, rank?: number): Promise<boolean>
}

/** Passwords by argon2id, never on the event loop and never more at once than there are processors. */
export function createPasswords(randomBytes: RandomBytes): Passwords {
  const enter = createHashGate(availableParallelism(), MAX_WAITING)

  async function tagOf(digest: string, salt: Uint8Array, rank: number): Promise<Buffer> {
    return enter(rank, () =>
      derive('argon2id', {
        message: digest,
        nonce: salt,
        parallelism: 1,
        tagLength: TAG_BYTES,
        memory: MEMORY_KIB,
        passes: PASSES,
      }),
    )
  }

  return {
    hash: async (digest) => {
      const salt = Buffer.from(randomBytes(SALT_BYTES))
      const tag = await tagOf(digest, salt, 0)
      return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${salt.toString('base64url')}$${tag.toString('base64url')}`
    },
    verify: async (digest, stored, rank = 0) => {
      const [salt = '', tag = ''] = (stored ?? '').split('$').slice(4)
      // A missing account costs the same time as a wrong password.
      const known =
        stored === undefined
          ? Buffer.from(hash('sha256', digest)).subarray(0, SALT_BYTES)
          : Buffer.from(salt, 'base64url')
      const actual = await tagOf(digest, known, rank)
      const expected = Buffer.from(tag, 'base64url')
      return stored !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
    },
  }
}
