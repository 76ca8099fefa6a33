import { expect, it } from 'vitest'
import { itKeepsLimits } from '../../../test/store-limits.ts'
import { createMemoryStore } from './memory-store.ts'

itKeepsLimits(() => {
  const time = { now: 1_000_000 }
  return { store: createMemoryStore(() => time.now), time, key: 'a' }
})

it('keeps nothing of a hit that was counted and taken back', async () => {
  const store = createMemoryStore(() => 0, 2)
  await store.put('code', '123456', 1_000)
  for (let times = 0; times < 10; times += 1) {
    await store.hit(`phone ${times}`, { most: 10, windowMs: 1_000 })
    await store.undo(`phone ${times}`)
  }

  expect(await store.get('code')).toBe('123456')
})

it('makes room for new keys by what was kept longest', async () => {
  const store = createMemoryStore(() => 0, 2)
  for (const key of ['first', 'second', 'third']) await store.put(key, key, 1_000)

  expect(await store.get('first')).toBeUndefined()
  expect(await store.get('third')).toBe('third')
})
