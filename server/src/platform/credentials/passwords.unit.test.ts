import { hash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const digest = hash('sha256', 'morning-sun')

it('keeps a password at the cost that OWASP recommends', async () => {
  expect(await createPasswords(randomBytes).hash(digest)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('still knows a password that was kept when hashes cost less', async () => {
  const stored = await createPasswords(randomBytes, { memoryKib: 8, passes: 1 }).hash(digest)
  const today = createPasswords(randomBytes)

  expect(await today.verify(digest, stored)).toBe(true)
  expect(await today.verify(hash('sha256', 'evening-sun'), stored)).toBe(false)
})

it('works as hard for an account that is not there as for a wrong password', async () => {
  const passwords = createPasswords(randomBytes)
  const stored = await passwords.hash(digest)
  /** Processor time in microseconds: what the machine does beside it does not count. */
  const workOf = async (kept: string | undefined): Promise<number> => {
    const before = process.cpuUsage()
    for (let time = 0; time < 5; time += 1) await passwords.verify(hash('sha256', 'evening-sun'), kept)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const wrong = await workOf(stored)
  const unknown = await workOf(undefined)

  // Without a hash it would be a hundredth; so wide a margin no noise reaches.
  expect(unknown).toBeGreaterThan(wrong / 4)
  expect(unknown).toBeLessThan(wrong * 4)
})
