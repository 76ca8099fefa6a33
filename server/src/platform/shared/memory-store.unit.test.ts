import { expect, it } from 'vitest'
import { itKeepsLimits } from '../../../test/store-limits.ts'
import { createMemoryStore } from './memory-store.ts'

itKeepsLimits(() => {
  const time = { now: 1_000_000 }
  return { store: createMemoryStore(() => time.now), time, key: 'a' }
})

it('keeps nothing of a hit that was counted and taken back', async () => {
  const store = createMemoryStore(() => 0, 2)
  await store.put('tries:first', '123456', 1_000)
  for (let times = 0; times < 10; times += 1) {
    await store.hit(`tries:${times}`, { most: 10, windowMs: 1_000 })
    await store.undo(`tries:${times}`)
  }

  expect(await store.get('tries:first')).toBe('123456')
})

it('makes room for new keys by what was kept longest', async () => {
  const store = createMemoryStore(() => 0, 2)
  for (const key of ['tries:first', 'tries:second', 'tries:third']) await store.put(key, key, 1_000)

  expect(await store.get('tries:first')).toBeUndefined()
  expect(await store.get('tries:third')).toBe('tries:third')
})

it('keeps who fails again and again longer than what was invented since', async () => {
  const store = createMemoryStore(() => 0, 3)
  const limit = { most: 2, windowMs: 1_000 }
  await store.hit('tries:phone', limit)
  await store.hit('tries:invented', limit)
  await store.hit('tries:phone', limit)
  for (const key of ['tries:second', 'tries:third']) await store.hit(key, limit)

  expect((await store.peek('tries:phone', limit)).isAllowed).toBe(false)
  expect(await store.get('tries:invented')).toBeUndefined()
})

it('makes room for tickets by tickets, and by no code and no count of failures', async () => {
  const store = createMemoryStore(() => 0, 2)
  await store.put('code:phone', '123456', 1_000)
  await store.hit('login-account:phone', { most: 1, windowMs: 1_000 })
  for (let count = 0; count < 10; count += 1) await store.put(`live-ticket:${count}`, 'ticket', 1_000)

  expect(await store.get('code:phone')).toBe('123456')
  expect((await store.peek('login-account:phone', { most: 1, windowMs: 1_000 })).isAllowed).toBe(false)
  expect(await store.get('live-ticket:9')).toBe('ticket')
  expect(await store.get('live-ticket:7')).toBeUndefined()
})

it('locks no teacher out for hours when the clock of the server is set right', async () => {
  const time = { now: 8 * 3_600_000 }
  const store = createMemoryStore(() => time.now)
  const limit = { most: 1, windowMs: 900_000 }
  await store.hit('login-account:phone', limit)
  await store.put('code:phone', '123456', 300_000)
  time.now += 5
  time.now -= 10
  expect(await store.peek('login-account:phone', limit)).toMatchObject({ isAllowed: false })
  expect(await store.get('code:phone')).toBe('123456')

  time.now = 0
  expect(await store.peek('login-account:phone', limit)).toMatchObject({ isAllowed: true, count: 0 })
  expect(await store.get('code:phone')).toBeUndefined()
})
