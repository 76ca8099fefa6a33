import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Starts so many calls that last until they are told to end, and notes which of them have begun. */
function startCalls(turns: ReturnType<typeof createTurns>, caller: string, count: number) {
  const begun: number[] = []
  const leaves: (() => void)[] = []
  const calls = Array.from({ length: count }, async (_, index) => {
    const leave = await turns.take(caller)
    begun.push(index)
    leaves.push(leave)
  })
  return { begun, calls, endOne: () => leaves.shift()?.() }
}

async function letOthers(times = 20): Promise<void> {
  for (let time = 0; time < times; time += 1) await setImmediate()
}

it('has four calls of one caller under way, and begins the next one in order when one ends', async () => {
  const { begun, endOne } = startCalls(createTurns({ underWay: 4, waiting: 10 }), 'Wang', 7)
  await letOthers()
  expect(begun).toEqual([0, 1, 2, 3])

  endOne()
  await letOthers()
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

it('lets another caller begin at once beside one who has many waiting', async () => {
  const turns = createTurns({ underWay: 4, waiting: 100 })
  startCalls(turns, 'Wang', 60)

  const { begun } = startCalls(turns, 'Li', 1)
  await Promise.resolve()
  expect(begun).toEqual([0])
})

it('begins one call of a caller in each turn of the event loop, so that others are heard in between', async () => {
  const turns = createTurns({ underWay: 4, waiting: 100 })
  const { begun } = startCalls(turns, 'Wang', 4)
  await Promise.resolve()
  expect(begun).toEqual([0])

  await setImmediate()
  expect(begun).toEqual([0, 1])
})

it('refuses what is too much to wait, and serves the caller again afterwards', async () => {
  const turns = createTurns({ underWay: 2, waiting: 1 })
  const { calls, begun, endOne } = startCalls(turns, 'Wang', 4)
  await expect(calls[3]).rejects.toMatchObject({ errorName: 'tooManyRequests' })

  for (let count = 0; count < 3; count += 1) {
    await letOthers()
    endOne()
  }
  expect(begun).toEqual([0, 1, 2])
  ;(await turns.take('Wang'))()
})
