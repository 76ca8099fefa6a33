import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createNonceMemory } from './nonce-memory.ts'

const NOW = Date.UTC(2026, 10, 23, 0, 30)
const FIVE_MINUTES = 300_000
const MILLION = 1_000_000

/** A random string for each number: 32 letters and digits, as clients make them. */
const randomString = (index: number): string => createHash('md5').update(String(index)).digest('hex')

it('knows a string again until its time is over, and not after', () => {
  const nonces = createNonceMemory()

  expect(nonces.remember('a', NOW + FIVE_MINUTES, NOW)).toBe('new')
  expect(nonces.remember('a', NOW + FIVE_MINUTES, NOW)).toBe('seen')
  expect(nonces.remember('a', NOW + FIVE_MINUTES, NOW + FIVE_MINUTES - 1)).toBe('seen')
})

it('holds a million strings, knows each of them again and takes none for another', () => {
  const nonces = createNonceMemory()
  const answers = { new: 0, seen: 0, full: 0 }
  for (let index = 0; index < MILLION; index += 1)
    answers[nonces.remember(randomString(index), NOW + FIVE_MINUTES, NOW)] += 1
  expect(answers).toEqual({ new: MILLION, seen: 0, full: 0 })

  for (let index = 0; index < MILLION; index += 97)
    expect(nonces.remember(randomString(index), NOW + FIVE_MINUTES, NOW)).toBe('seen')
}, 60_000)

it('takes no string for another when they differ in one letter', () => {
  const nonces = createNonceMemory()
  let seen = 0
  for (let index = 0; index < 300_000; index += 1) {
    const text = `${'A'.repeat(26)}${String(index).padStart(6, '0')}`
    if (nonces.remember(text, NOW + FIVE_MINUTES, NOW) !== 'new') seen += 1
  }
  expect(seen).toBe(0)
})

it('says that it is full instead of forgetting, quickly, and takes strings again when others are over', () => {
  const nonces = createNonceMemory()
  const text = randomBytes(4).toString('hex')
  let taken = 0
  while (nonces.remember(`${text}${taken}`, NOW + FIVE_MINUTES, NOW) === 'new') taken += 1
  expect(taken).toBeGreaterThanOrEqual(MILLION)

  const before = process.cpuUsage()
  for (let index = 0; index < 2_000; index += 1)
    expect(nonces.remember(`late${index}`, NOW + FIVE_MINUTES, NOW + 1)).toBe('full')
  // A caller who fills it must not be able to slow it down as well.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000)

  const later = NOW + FIVE_MINUTES + 1_000
  expect(nonces.remember('late', later + FIVE_MINUTES, later)).toBe('new')
  expect(nonces.remember('late', later + FIVE_MINUTES, later)).toBe('seen')
  expect(nonces.remember(`${text}0`, later + FIVE_MINUTES, later)).toBe('new')
}, 60_000)

it('never fills by a school that calls a thousand times a second', () => {
  const nonces = createNonceMemory()
  let taken = 0
  // For longer than two memories, in steps of one second.
  for (let second = 0; second < 700; second += 1)
    for (let index = 0; index < 1_000; index += 1) {
      const now = NOW + second * 1_000
      if (nonces.remember(`${second}-${index}`, now + FIVE_MINUTES, now) === 'new') taken += 1
    }
  expect(taken).toBe(700_000)
}, 60_000)
