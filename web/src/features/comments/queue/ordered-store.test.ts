import { expect, it } from 'vitest'
import { makeGivenComment } from '../../../../test/make/comment.ts'
import { createMemoryStore } from './memory-store.ts'
import { createOrderedStore } from './ordered-store.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

const waits = (requestId: string): WaitingComment => ({
  userId: 'wang',
  classId: 'c1',
  comment: makeGivenComment({ requestId }),
  isUndone: false,
  isUnderWay: false,
  writtenAt: 0,
})

it('lists also what is written while the device is still answering', async () => {
  const device = createMemoryStore()
  let answer = (): void => {}
  const store = createOrderedStore({
    ...device,
    list: async (userId) => {
      const kept = await device.list(userId)
      await new Promise<void>((resolve) => (answer = resolve))
      return kept
    },
  })
  await store.put(waits('a'))
  const listing = store.list('wang')
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  await settled()

  await store.put(waits('b'))
  answer()
  await settled()
  answer()

  expect((await listing).map(({ comment }) => comment.requestId)).toEqual(['a', 'b'])
})
