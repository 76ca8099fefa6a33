import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createIds, inBlocks, randomDigits } from './random.ts'

it('makes ids that sort in the order in which they were made, also within one millisecond', () => {
  let now = 1_795_400_400_000
  const newId = createIds(() => now, randomBytes)
  const ids = Array.from({ length: 2_000 }, (_, index) => {
    if (index % 500 === 499) now += 1
    return newId()
  })

  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('goes on in order when the clock is set back', () => {
  let now = 1_795_400_400_000
  const newId = createIds(() => now, randomBytes)
  const before = newId()
  now -= 3_600_000

  expect(newId() > before).toBe(true)
})

it('makes numbers of exactly so many digits', () => {
  expect(randomDigits((count) => new Uint8Array(count), 8)).toBe('10000000')
  for (let n = 0; n < 1000; n += 1) expect(randomDigits(randomBytes, 8)).toMatch(/^[1-9]\d{7}$/)
})

it('hands out every byte once, in order, also across blocks', () => {
  let made = 0
  const random = inBlocks((count) => Uint8Array.from({ length: count }, () => made++ % 251))
  const bytes = Array.from({ length: 1_024 }, () => [...random(16)]).flat()

  expect(bytes).toEqual(Array.from(bytes, (_, index) => index % 251))
  expect(made).toBe(16_384)
  expect(random(9_000).length).toBe(9_000)
})
