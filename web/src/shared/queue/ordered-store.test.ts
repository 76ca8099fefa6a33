import { expect, it } from 'vitest'
import { createOrderedStore, type WaitingStore } from './ordered-store.ts'

it('lists also what is written while the device is still answering', async () => {
  const kept: string[] = []
  let answer = (): void => {}
  const device: WaitingStore<string> = {
    list: async () => {
      const seen = [...kept]
      await new Promise<void>((resolve) => (answer = resolve))
      return seen
    },
    put: async (one) => void kept.push(one),
    remove: async () => undefined,
    clear: async () => undefined,
  }
  const store = createOrderedStore(device)
  await store.put('a')
  const listing = store.list('wang')
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  await settled()

  await store.put('b')
  answer()
  await settled()
  answer()

  expect(await listing).toEqual(['a', 'b'])
})
