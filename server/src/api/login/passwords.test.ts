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
