import { argon2, hash, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { RandomBytes } from '../random.ts'
import { createHashGate } from './hash-gate.ts'

/** What one hash takes of a program that tries passwords, and of us. */
export type PasswordCost = { memoryKib: number; passes: number }

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
export const RECOMMENDED_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }
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

/** Passwords by argon2id, never on the event loop, and one processor is left to it: reading a class goes on meanwhile. */
export function createPasswords(randomBytes: RandomBytes, cost: PasswordCost = RECOMMENDED_COST): Passwords {
  const enter = createHashGate(Math.max(1, availableParallelism() - 1), MAX_WAITING)

  async function tagOf(
    digest: string,
    salt: Uint8Array,
    { memoryKib, passes }: PasswordCost,
    rank: number,
  ): Promise<Buffer> {
    return enter(rank, () =>
      derive('argon2id', {
        message: digest,
        nonce: salt,
        parallelism: 1,
        tagLength: TAG_BYTES,
        memory: memoryKib,
        passes,
      }),
    )
  }

  return {
    hash: async (digest) => {
      const salt = Buffer.from(randomBytes(SALT_BYTES))
      const tag = await tagOf(digest, salt, cost, 0)
      return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=1$${salt.toString('base64url')}$${tag.toString('base64url')}`
    },
    verify: async (digest, stored, rank = 0) => {
      const [salt = '', tag = ''] = (stored ?? '').split('$').slice(4)
      // A missing account costs the same time as a wrong password.
      const known =
        stored === undefined
          ? Buffer.from(hash('sha256', digest)).subarray(0, SALT_BYTES)
          : Buffer.from(salt, 'base64url')
      // At the cost of its own day: a later change of ours must not shut a teacher out.
      const actual = await tagOf(digest, known, readCost(stored) ?? cost, rank)
      const expected = Buffer.from(tag, 'base64url')
      return stored !== undefined && expected.length === actual.length && timingSafeEqual(expected, actual)
    },
  }
}

function readCost(stored = ''): PasswordCost | undefined {
  const [, memory, passes] = /\$m=(\d+),t=(\d+),/.exec(stored) ?? []
  return memory && passes ? { memoryKib: Number(memory), passes: Number(passes) } : undefined
}
