import { hash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryStore } from '../../platform/shared/memory-store.ts'
import { createIds } from '../../platform/random.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createAttemptLimiter } from '../../platform/credentials/attempt-limiter.ts'
import { updatePasswordHash } from '../writes/teachers/teacher.queries.ts'
import { createPasswords, type Passwords } from '../../platform/credentials/passwords.ts'
import { signIn } from './sign-in.ts'

const password = hash('sha256', 'morning-sun')

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

it('lets no teacher in by a password that was changed while it was looked at', async () => {
  const { userId, tel } = await app.newTeacher()
  const real = createPasswords(randomBytes, { memoryKib: 8, passes: 1 })
  const newHash = await real.hash(hash('sha256', 'evening-moon'))
  // Looking takes its time, and longer where many wait: meanwhile the teacher changes it elsewhere.
  const slow: Passwords = {
    ...real,
    verify: async (digest, stored) => {
      const isRight = await real.verify(digest, stored)
      await app.database.write((trx) => updatePasswordHash(trx, userId, newHash))
      return isRight
    },
  }
  const clock = () => app.time.now
  const deps = {
    database: app.database,
    clock,
    randomBytes,
    newId: createIds(clock, randomBytes),
    secret: 'of this test',
    limiter: createAttemptLimiter(createMemoryStore(clock), async () => undefined),
    passwords: slow,
  }
  const sessions = () => app.database.read.selectFrom('sessions').select('id').execute()
  const before = await sessions()

  await expect(
    signIn(deps, { tel, password }, { address: '192.0.2.1', userAgent: '', upload: null }),
  ).rejects.toMatchObject({ errorName: 'passwordWrong' })
  expect(await sessions()).toEqual(before)
})
