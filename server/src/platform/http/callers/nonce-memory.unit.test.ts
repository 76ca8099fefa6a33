import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { expect, it } from 'vitest'
import {
  createFingerprint,
  createNonceMemories,
  createNonceMemory,
  type NonceMemory,
  type Remembered,
} from './nonce-memory.ts'

const NOW = Date.UTC(2026, 10, 23, 0, 30)
const FIVE_MINUTES = 300_000
const MILLION = 1_000_000

/** A string for each number, as long as those of clients. */
const stringOf = (index: number): string => String(index).padStart(32, '0')

const usual = (): NonceMemory => createNonceMemories('a secret').signedIn
const small = (capacity: number): NonceMemory =>
  createNonceMemory({ capacity, fingerprint: createFingerprint('a secret') })

const remember = (memory: NonceMemory, text: string, now = NOW, owner = 'somebody'): Remembered =>
  memory.remember({ randomString: text, owner, expiresAt: now + FIVE_MINUTES }, now)

/** How many of so many strings one owner gets in. */
function fill(memory: NonceMemory, owner: string, tries: number, expiresAt = NOW + FIVE_MINUTES): number {
  let taken = 0
  for (let index = 0; index < tries; index += 1)
    if (memory.remember({ randomString: `${owner}-${index}`, owner, expiresAt }, NOW) === 'new') taken += 1
  return taken
}

it('knows a string again until its time is over, also from somebody else, and not for long after', () => {
  const nonces = usual()

  expect(remember(nonces, 'a')).toBe('new')
  expect(remember(nonces, 'a')).toBe('seen')
  expect(remember(nonces, 'a', NOW, 'another one')).toBe('seen')
  expect(remember(nonces, 'a', NOW + FIVE_MINUTES - 1)).toBe('seen')
  expect(remember(nonces, 'a', NOW + FIVE_MINUTES + MINUTE_MS)).toBe('new')
})

it('knows a string again to its last moment, also where that is within a minute', () => {
  const nonces = usual()
  const then = NOW + MINUTE_MS / 2

  expect(remember(nonces, 'a', then)).toBe('new')
  expect(remember(nonces, 'a', then + FIVE_MINUTES - 1)).toBe('seen')
})

it('holds a million strings of some sessions, knows each of them again and takes none for another', () => {
  const nonces = usual()
  const answers = { new: 0, seen: 0, full: 0 }
  for (let index = 0; index < MILLION; index += 1)
    answers[remember(nonces, stringOf(index), NOW, `session ${index % 10}`)] += 1
  expect(answers).toEqual({ new: MILLION, seen: 0, full: 0 })

  for (let index = 0; index < MILLION; index += 97)
    expect(remember(nonces, stringOf(index), NOW + MINUTE_MS)).toBe('seen')
})

it('takes no string for another when they differ in one letter', () => {
  const nonces = usual()
  let seen = 0
  for (let index = 0; index < 300_000; index += 1) {
    const text = `${'A'.repeat(26)}${String(index).padStart(6, '0')}`
    if (remember(nonces, text) !== 'new') seen += 1
  }
  expect(seen).toBe(0)
})

it('gives the same string another place in each process', () => {
  expect(createFingerprint('one')('a')).toEqual(createFingerprint('one')('a'))
  expect(createFingerprint('one')('a')).not.toEqual(createFingerprint('two')('a'))
})

it('searches shortly however alike the fingerprints are, and makes no table large for them', () => {
  const nonces = createNonceMemory({ capacity: MILLION, fingerprint: (text) => [7, Number(text) + 1] })
  const answers = { new: 0, seen: 0, full: 0 }
  for (let index = 0; index < 20_000; index += 1) answers[remember(nonces, String(index))] += 1

  expect(answers).toEqual({ new: 64, seen: 0, full: 20_000 - 64 })
  expect(remember(nonces, '63')).toBe('seen')
})

it('refuses one owner who has three eighths of the memory, and leaves room for all others', () => {
  const nonces = small(8_000)
  expect(fill(nonces, 'noisy', 9_000)).toBe(3_000)

  expect(fill(nonces, 'teacher', 100)).toBe(100)
  expect(fill(nonces, 'noisy', 100)).toBe(0)
})

it('leaves room for quiet owners after hundreds of noisy ones, one after another', () => {
  const nonces = small(2 ** 16)
  for (let index = 0; index < 400; index += 1) fill(nonces, `noisy ${index}`, 75_000 / (index + 1))

  // The small share of this memory.
  expect(fill(nonces, 'teacher', 200)).toBe(32)
})

it('lets no owner hold twice as much by times in the future', () => {
  expect(fill(small(8_000), 'ahead', 9_000, NOW + 2 * FIVE_MINUTES)).toBe(1_500)
})

it('takes strings of a noisy owner again when the others are over', () => {
  const nonces = small(1_000)
  fill(nonces, 'noisy', 5_000)
  expect(remember(nonces, 'late', NOW + FIVE_MINUTES - 1, 'noisy')).toBe('full')

  expect(remember(nonces, 'late', NOW + FIVE_MINUTES + MINUTE_MS, 'noisy')).toBe('new')
})

it('never fills by a school that calls a thousand times a second', () => {
  // A sixteenth of both.
  const nonces = small(2 ** 21 / 16)
  const calls = 1_000 / 16
  let taken = 0
  // For so long that all of them would be more than one owner may have, in steps of two seconds.
  for (let second = 0; second < 900; second += 2)
    for (let index = 0; index < 2 * calls; index += 1)
      if (remember(nonces, `${second}-${index}`, NOW + second * 1_000) === 'new') taken += 1
  expect(taken).toBe(900 * calls)
})
