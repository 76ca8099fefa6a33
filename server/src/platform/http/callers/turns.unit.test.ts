import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** No call takes any time. */
const create = (limits: Parameters<typeof createTurns>[0]) =>
  createTurns(limits, { now: () => 0, rest: (_, goOn) => goOn() })

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
  const { begun, endOne } = startCalls(create({ underWay: 4, waiting: 10 }), 'Wang', 7)
  await letOthers()
  expect(begun).toEqual([0, 1, 2, 3])

  endOne()
  await letOthers()
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

it('lets another caller begin at once beside one who has many waiting', async () => {
  const turns = create({ underWay: 4, waiting: 100 })
  startCalls(turns, 'Wang', 60)

  const { begun } = startCalls(turns, 'Li', 1)
  await Promise.resolve()
  expect(begun).toEqual([0])
})

it('begins no second call after a long one before others were heard for as long as it took', async () => {
  const time = { now: 0 }
  const rests: { ms: number; goOn: () => void }[] = []
  const rest = (ms: number, goOn: () => void) => void rests.push({ ms, goOn })
  const turns = createTurns({ underWay: 4, waiting: 100 }, { now: () => time.now, rest })
  const begun: number[] = []
  const read = async (index: number) => {
    const leave = await turns.take('Wang')
    begun.push(index)
    time.now += 30
    leave()
  }
  // Node hears one connection after another, and each as far as it goes without waiting.
  await Promise.race([read(0), letOthers()])
  for (const index of [1, 2]) void read(index)
  await letOthers()
  expect([begun, rests.map(({ ms }) => ms)]).toEqual([[0], [30]])
  ;(await turns.take('Li'))()

  rests[0]?.goOn()
  await letOthers()
  expect([begun, rests.map(({ ms }) => ms)]).toEqual([
    [0, 1],
    [30, 30],
  ])
})

it('lets short calls of one caller begin together, and those that wait for the disk', async () => {
  const time = { now: 0 }
  const turns = createTurns(
    { underWay: 4, waiting: 100 },
    { now: () => time.now, rest: () => expect.unreachable() },
  )
  const first = await turns.take('Wang')
  await letOthers()
  time.now += 30
  first()

  const { begun } = startCalls(turns, 'Wang', 3)
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
})

it('lets the writes of a caller go on after a long commit that they shared with others', async () => {
  const time = { now: 0 }
  const turns = createTurns(
    { underWay: 4, waiting: 100 },
    { now: () => time.now, rest: () => expect.unreachable() },
  )
  const leave = await turns.take('Wang', true)
  time.now += 30
  leave()

  ;(await turns.take('Wang', true))()
  await letOthers()
})

it('refuses what is too much to wait, and serves the caller again afterwards', async () => {
  const turns = create({ underWay: 2, waiting: 1 })
  const { calls, begun, endOne } = startCalls(turns, 'Wang', 4)
  await expect(calls[3]).rejects.toMatchObject({ errorName: 'tooManyRequests' })

  for (let count = 0; count < 3; count += 1) {
    await letOthers()
    endOne()
  }
  expect(begun).toEqual([0, 1, 2])
  ;(await turns.take('Wang'))()
})
