import { expect, it } from 'vitest'
import type { SharedStore } from '../src/platform/shared/shared-store.ts'

const MINUTE_MS = 60_000

/** What every store promises of its places, whichever keeps them; the time is the test's own. */
export function itKeepsPlaces(open: () => { store: SharedStore; time: { now: number }; key: string }): void {
  it('gives as many places as there are in any stretch of the window, and says when the next is free', async () => {
    const { store, time, key } = open()
    const limit = { most: 3, windowMs: MINUTE_MS }
    expect(await store.claimed(key, limit)).toEqual({ isFree: true, taken: 0, restMs: 0 })
    for (const taken of [1, 2, 3]) {
      expect(await store.claim(key, limit)).toEqual({
        isFree: true,
        taken,
        restMs: MINUTE_MS - (taken - 1) * 10_000,
      })
      time.now += 10_000
    }
    // Asking does not make it longer.
    for (let times = 0; times < 3; times += 1)
      expect(await store.claim(key, limit)).toEqual({ isFree: false, taken: 3, restMs: 30_000 })

    time.now += 30_000
    expect(await store.claim(key, limit)).toEqual({ isFree: true, taken: 3, restMs: 10_000 })
    expect(await store.claim(key, limit)).toMatchObject({ isFree: false })
    time.now += 10_000
    expect(await store.claimed(key, limit)).toEqual({ isFree: true, taken: 2, restMs: 10_000 })
  })

  it('gives no more places than there are to those who ask at once', async () => {
    const { store, key } = open()
    const limit = { most: 10, windowMs: MINUTE_MS }
    const claims = await Promise.all(Array.from({ length: 50 }, () => store.claim(key, limit)))

    expect(claims.filter(({ isFree }) => isFree)).toHaveLength(10)
  })

  it('takes a place back, and forgets them all', async () => {
    const { store, key } = open()
    const limit = { most: 2, windowMs: MINUTE_MS }
    await store.claim(key, limit)
    await store.claim(key, limit)
    await store.release(key)
    expect(await store.claimed(key, limit)).toMatchObject({ isFree: true, taken: 1 })

    await store.claim(key, limit)
    await store.remove(key)
    expect(await store.claimed(key, limit)).toMatchObject({ taken: 0 })
    await store.release(key)
    expect(await store.claim(key, limit)).toMatchObject({ isFree: true, taken: 1 })
  })
}
