import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { expect, it } from 'vitest'
import { randomBytes as nodeBytes } from 'node:crypto'
import type { RandomBytes } from '../random.ts'
import { createMemoryStore } from '../shared/memory-store.ts'
import type { SharedStore } from '../shared/shared-store.ts'
import { isCodeRight, sendCode } from './codes.ts'

/** A site whose clock is moved by hand; `ask` answers what a phone was told that asked for a code from an address. */
function createSite(randomBytes: RandomBytes = nodeBytes) {
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
  const store = createMemoryStore(clock)
  /** All that was written down anywhere. */
  const kept: string[] = []
  const shared: SharedStore = {
    ...store,
    add: (key, text, ttlMs) => {
      kept.push(key, text)
      return store.add(key, text, ttlMs)
    },
    put: (key, text, ttlMs) => {
      kept.push(key, text)
      return store.put(key, text, ttlMs)
    },
  }
  const deps = { shared, secret: 'a secret', clock, randomBytes, sms }
  const ask = (phone: number, address: string) =>
    sendCode(deps, { tel: `139${String(phone).padStart(8, '0')}`, purpose: 'signIn' }, address).then(
      () => 'sent',
      (refusal: unknown) => (refusal instanceof Error ? refusal.message : 'no error'),
    )
  /** Whether the code that was sent last is right for the phone `0`, by this request. */
  const give = (requestId: string | undefined, code = codes.at(-1) ?? '') =>
    isCodeRight(deps, { tel: '13900000000', purpose: 'signIn', code, requestId })
  return { time, sent, codes, kept, ask, give }
}

it('sends 2,000 codes of six digits a day for the whole site, however many phones and addresses ask', async () => {
  const { time, sent, codes, ask } = createSite()
  for (let phone = 0; phone < 2_100; phone += 1) await ask(phone, `203.0.113.${phone % 250}`)

  expect(sent).toHaveLength(2_000)
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
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

it('tells how long the next code has to wait: by the second, then by the minute and by the hour', async () => {
  const { time, ask } = createSite()
  const wait = (text: string) => `验证码发送太频繁，请 ${text}后再试`

  expect(await ask(0, '192.0.2.1')).toBe('sent')
  expect(await ask(0, '192.0.2.1')).toBe(wait('60 秒'))
  time.now += 19_500
  expect(await ask(0, '192.0.2.1')).toBe(wait('41 秒'))
  for (let more = 0; more < 4; more += 1) {
    time.now += 60_000
    expect(await ask(0, '192.0.2.1')).toBe('sent')
  }
  time.now += 60_000
  expect(await ask(0, '192.0.2.1')).toBe(wait('55 分钟'))
  time.now += HOUR_MS
  for (let more = 0; more < 5; more += 1) {
    expect(await ask(0, '192.0.2.1')).toBe('sent')
    time.now += 60_000
  }
  time.now += HOUR_MS
  expect(await ask(0, '192.0.2.1')).toBe(wait('22 小时'))
})

it('takes no wrong code, after five of them not the right one either, and then the next one', async () => {
  const { time, ask, give } = createSite()
  await ask(0, '192.0.2.1')
  const wrong = await Promise.all(['1', '2', '3', '4', '5'].map((code) => give(undefined, code)))

  expect(wrong).toEqual([false, false, false, false, false])
  expect(await give(undefined)).toBe(false)
  time.now += 60_000
  await ask(0, '192.0.2.1')
  expect(await give(undefined)).toBe(true)
})

it('takes the right code after four wrong ones, and within five minutes alone', async () => {
  const { time, ask, give } = createSite()
  await ask(0, '192.0.2.1')
  for (const code of ['1', '2', '3', '4']) await give(undefined, code)

  time.now += 5 * 60_000 - 1
  expect(await give('one')).toBe(true)
  await ask(0, '192.0.2.1')
  time.now += 5 * 60_000
  expect(await give('two')).toBe(false)
})

it('takes a code once where the request has no number', async () => {
  const { ask, give } = createSite()
  await ask(0, '192.0.2.1')

  expect(await Promise.all([give(undefined), give(undefined)])).toEqual([true, false])
})

it('keeps of a code nothing that tells it, neither when it is sent nor when it is given', async () => {
  const { codes, kept, ask, give } = createSite((size) => new Uint8Array(size).fill(0x2a))
  await ask(0, '192.0.2.1')
  await give('one')

  const [code = ''] = codes
  expect(code).toBe('406378')
  expect(kept.filter((text) => text.includes(code))).toEqual([])
  expect(kept.length).toBeGreaterThan(0)
})

it('takes the next code from whichever request brings it first', async () => {
  const { time, ask, give } = createSite()
  await ask(0, '192.0.2.1')
  await give('one')
  time.now += 60_000
  await ask(0, '192.0.2.1')

  expect(await Promise.all([give('other'), give('one')])).toEqual([true, false])
})
