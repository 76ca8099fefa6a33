import { afterEach, expect, it, vi } from 'vitest'
import { createHashGate } from './hash-gate.ts'

afterEach(() => vi.useRealTimers())

/** A gate of one place that is taken, and a way to free it. */
function takenGate(maxWaiting: number) {
  const enter = createHashGate(1, maxWaiting)
  const order: string[] = []
  const { promise: isFree, resolve: free } = Promise.withResolvers<undefined>()
  const first = enter(0, () => isFree)
  const ask = (name: string, rank: number): Promise<void> =>
    enter(rank, async () => void order.push(name)).catch(() => void order.push(`${name} refused`))
  return { order, ask, free: () => free(undefined), first }
}

it('lets in the lowest rank first, and the earliest among equals', async () => {
  const { order, ask, free, first } = takenGate(10)
  const all = [
    ask('guesser', 7),
    ask('stranger', 1),
    ask('other guesser', 7),
    ask('known', 0),
    ask('late', 1),
  ]
  free()
  await Promise.all([first, ...all])

  expect(order).toEqual(['known', 'stranger', 'late', 'guesser', 'other guesser'])
})

it('pushes the highest rank out when too many wait, before anything is computed for it', async () => {
  const { order, ask, free, first } = takenGate(2)
  const all = [ask('guesser', 7), ask('stranger', 1), ask('known', 0)]
  await Promise.all(all.slice(0, 1))
  expect(order).toEqual(['guesser refused'])
  free()
  await Promise.all([first, ...all])

  expect(order).toEqual(['guesser refused', 'known', 'stranger'])
})

it('refuses at once only those who failed before and would wait in vain', async () => {
  const { order, ask, free, first } = takenGate(200)
  const guesses = Array.from({ length: 41 }, () => ask('guesser', 7))
  await guesses.at(-1)
  expect(order).toEqual(['guesser refused'])
  const stranger = ask('stranger', 1)
  free()
  await Promise.all([first, stranger, ...guesses])

  expect(order.slice(0, 3)).toEqual(['guesser refused', 'stranger', 'guesser'])
  expect(order.filter((name) => name === 'guesser')).toHaveLength(40)
})

it('who has waited too long is refused, and those behind still come in', async () => {
  vi.useFakeTimers()
  const { order, ask, free, first } = takenGate(10)
  const guesser = ask('guesser', 7)
  await vi.advanceTimersByTimeAsync(1_000)
  const others = [ask('other guesser', 7), ask('stranger', 1)]

  await vi.advanceTimersByTimeAsync(1_000)
  await guesser
  expect(order).toEqual(['guesser refused'])
  free()
  await Promise.all([first, ...others])
  expect(order).toEqual(['guesser refused', 'stranger', 'other guesser'])
})

it('a stranger without failures waits longer than one who failed before', async () => {
  vi.useFakeTimers()
  const { order, ask } = takenGate(10)
  const all = [ask('guesser', 2), ask('stranger', 1)]

  await vi.advanceTimersByTimeAsync(7_999)
  expect(order).toEqual(['guesser refused'])
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all(all)
  expect(order).toEqual(['guesser refused', 'stranger refused'])
})

it('a place that is left is free again, and no more places than there are', async () => {
  const enter = createHashGate(2, 10)
  let within = 0
  let most = 0
  const visit = () =>
    enter(0, async () => {
      within += 1
      most = Math.max(most, within)
      await Promise.resolve()
      within -= 1
    })

  for (let round = 0; round < 3; round += 1) await visit()
  await Promise.all(Array.from({ length: 6 }, visit))
  await Promise.all(Array.from({ length: 6 }, visit))
  expect(most).toBe(2)
})
