import { changePassword, changeTel } from '@pinge/contract/accounts.ts'
import { classList } from '@pinge/contract/classes.ts'
import { accountClosing, closeAccount } from '@pinge/contract/privacy/closing.ts'
import { passwordSignIn, register, resetPassword, sendCode } from '@pinge/contract/sign-in.ts'
import { hash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCode } from '../../../test/sms-outbox.ts'
import { createMemoryStore } from '../../platform/shared/memory-store.ts'
import { createIds } from '../../platform/random.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createAttemptLimiter } from '../../platform/credentials/attempt-limiter.ts'
import { updatePasswordHash } from '../writes/teachers/teacher.queries.ts'
import { createPasswords, type Passwords } from '../../platform/credentials/passwords.ts'
import { signIn } from './sign-in.ts'

const password = hash('sha256', 'morning-sun')

const newPassword = hash('sha256', 'evening-star')
const tel = '13800006120'

let app: TestApp
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-passwords-'))
  app = await startTestApp({ dataDir })
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

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

describe('a call of somebody who knew the password, and was locked out by a new one before it wrote', () => {
  /** The moment after a password was proved, in which the count of failures is taken back. */
  function holdAfterProof() {
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const { remove } = app.shared
    app.shared.remove = async (key) => {
      app.shared.remove = remove
      reached.resolve()
      await released.promise
      return remove(key)
    }
    return { reached: reached.promise, release: released.resolve }
  }

  async function codeTo(phone: string, purpose: 'reset' | 'changeTel'): Promise<string> {
    app.time.now += 61_000
    await app.call(sendCode, { tel: phone, purpose })
    return readCode(dataDir, phone)
  }

  it.each(['the password', 'the phone', 'the whole account'])('changes %s no more', async (what) => {
    const teacher = { tel, password, nickname: '王老师' }
    const known = (await app.call(register, teacher)).data.accessToken
    const otherTel = '13900009999'
    const otherCode = await codeTo(otherTel, 'changeTel')
    const code = await codeTo(tel, 'reset')
    const calls: Record<string, () => Promise<{ code: number }>> = {
      'the password': () =>
        app.call(
          changePassword,
          { oldPassword: password, password: hash('sha256', 'a stranger was here') },
          known,
        ),
      'the phone': () => app.call(changeTel, { tel: otherTel, code: otherCode, password }, known),
      'the whole account': () => app.call(closeAccount, { password }, known),
    }

    const hold = holdAfterProof()
    const late = calls[what]?.()
    await hold.reached
    const { data } = await app.call(resetPassword, { tel, code, password: newPassword })
    hold.release()

    expect((await late)?.code).not.toBe(200)
    expect((await app.call(classList, {}, data.accessToken)).code).toBe(200)
    expect((await app.call(passwordSignIn, { tel, password: newPassword })).code).toBe(200)
    expect((await app.call(accountClosing, {}, data.accessToken)).data.closesAt).toBeNull()
  })
})
