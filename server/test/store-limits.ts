import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { expect, it } from 'vitest'
import type { SharedStore } from '../src/platform/shared/shared-store.ts'

/** What every store promises of its limits; the time is the test's own. */
export function itKeepsLimits(open: () => { store: SharedStore; time: { now: number }; key: string }): void {
  it('allows as many hits as the limit says in any stretch of the window, and says when the next is allowed', async () => {
    const { store, time, key } = open()
    const limit = { most: 3, windowMs: MINUTE_MS }
    expect(await store.peek(key, limit)).toEqual({ isAllowed: true, count: 0, resetMs: 0 })
    for (const count of [1, 2, 3]) {
      expect(await store.hit(key, limit)).toEqual({
        isAllowed: true,
        count,
        resetMs: MINUTE_MS - (count - 1) * 10_000,
      })
      time.now += 10_000
    }
    // Asking does not make it longer.
    for (let times = 0; times < 3; times += 1)
      expect(await store.hit(key, limit)).toEqual({ isAllowed: false, count: 3, resetMs: 30_000 })

    time.now += 30_000
    expect(await store.hit(key, limit)).toEqual({ isAllowed: true, count: 3, resetMs: 10_000 })
    expect(await store.hit(key, limit)).toMatchObject({ isAllowed: false })
    time.now += 10_000
    expect(await store.peek(key, limit)).toEqual({ isAllowed: true, count: 2, resetMs: 10_000 })
  })

  it('allows no more hits than the limit says when they come at once', async () => {
    const { store, key } = open()
    const limit = { most: 10, windowMs: MINUTE_MS }
    const hits = await Promise.all(Array.from({ length: 50 }, () => store.hit(key, limit)))

    expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(10)
  })

  it('takes a hit back, and forgets them all', async () => {
    const { store, key } = open()
    const limit = { most: 2, windowMs: MINUTE_MS }
    await store.hit(key, limit)
    await store.hit(key, limit)
    await store.undo(key)
    expect(await store.peek(key, limit)).toMatchObject({ isAllowed: true, count: 1 })

    await store.hit(key, limit)
    await store.remove(key)
    expect(await store.peek(key, limit)).toMatchObject({ count: 0 })
    await store.undo(key)
    expect(await store.hit(key, limit)).toMatchObject({ isAllowed: true, count: 1 })
  })
}
