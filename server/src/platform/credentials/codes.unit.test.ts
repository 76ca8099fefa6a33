import { expect, it } from 'vitest'
import { randomBytes } from 'node:crypto'
import { createMemoryStore } from '../shared/memory-store.ts'
import { sendCode } from './codes.ts'

const HOUR_MS = 3_600_000

/** A site whose clock is moved by hand; `ask` answers what a phone was told that asked for a code from an address. */
function createSite() {
  const time = { now: Date.UTC(2026, 10, 23, 0, 30) }
  const clock = () => time.now
  const sent: string[] = []
  const sms = {
    reachesPhones: true,
    send: async (tel: string) => void sent.push(tel),
    close: () => undefined,
  }
  const deps = { shared: createMemoryStore(clock), secret: 'a secret', clock, randomBytes, sms }
  const ask = (phone: number, address: string) =>
    sendCode(deps, { tel: `139${String(phone).padStart(8, '0')}`, purpose: 'signIn' }, address).then(
      () => 'sent',
      (refusal: unknown) => (refusal instanceof Error ? refusal.message : 'no error'),
    )
  return { time, sent, ask }
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
