import { expect, it } from 'vitest'
import { randomBytes } from 'node:crypto'
import { createMemoryStore } from '../shared/memory-store.ts'
import { isCodeRight, sendCode } from './codes.ts'

const HOUR_MS = 3_600_000

/** A site whose clock is moved by hand; `ask` answers what a phone was told that asked for a code from an address. */
function createSite() {
  const time = { now: Date.UTC(2026, 10, 23, 0, 30) }
  const clock = () => time.now
  const sent: string[] = []
  const codes: string[] = []
  const sms = {
    reachesPhones: true,
    send: async (tel: string, code: string) => {
      sent.push(tel)
      codes.push(code)
    },
    close: () => undefined,
  }
  const deps = { shared: createMemoryStore(clock), secret: 'a secret', clock, randomBytes, sms }
  const ask = (phone: number, address: string) =>
    sendCode(deps, { tel: `139${String(phone).padStart(8, '0')}`, purpose: 'signIn' }, address).then(
      () => 'sent',
      (refusal: unknown) => (refusal instanceof Error ? refusal.message : 'no error'),
    )
  /** Whether the code that was sent last is right for the phone `0`, by this request. */
  const give = (requestId: string | undefined) =>
    isCodeRight(deps, { tel: '13900000000', purpose: 'signIn', code: codes.at(-1) ?? '', requestId })
  return { time, sent, ask, give }
}

it('sends 2,000 codes a day for the whole site, however many phones and addresses ask', async () => {
  const { time, sent, ask } = createSite()
  for (let phone = 0; phone < 2_100; phone += 1) await ask(phone, `203.0.113.${phone % 250}`)

  expect(sent).toHaveLength(2_000)
  expect(await ask(3_000, '192.0.2.1')).toBe('验证码发送太频繁，请 24 小时后再试')
  time.now += 24 * HOUR_MS
  expect(await ask(3_000, '192.0.2.1')).toBe('sent')
})

it('sends one address 200 codes an hour', async () => {
  const { sent, ask } = createSite()
  for (let phone = 0; phone < 250; phone += 1) await ask(phone, '203.0.113.9')

  expect(sent).toHaveLength(200)
  expect(await ask(3_000, '192.0.2.1')).toBe('sent')
})

it('takes a code twice from the request that gives it twice at once, and from no other', async () => {
  const { ask, give } = createSite()
  await ask(0, '192.0.2.1')

  expect(await Promise.all([give('one'), give('one'), give('other')])).toEqual([true, true, false])
  expect(await give('one')).toBe(true)
})

it('takes a code once where the request has no number', async () => {
  const { ask, give } = createSite()
  await ask(0, '192.0.2.1')

  expect(await Promise.all([give(undefined), give(undefined)])).toEqual([true, false])
})

it('takes the next code from whichever request brings it first', async () => {
  const { time, ask, give } = createSite()
  await ask(0, '192.0.2.1')
  await give('one')
  time.now += 60_000
  await ask(0, '192.0.2.1')

  expect(await Promise.all([give('other'), give('one')])).toEqual([true, false])
})
