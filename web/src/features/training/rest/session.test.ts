import { beforeEach, expect, it } from 'vitest'
import { endSitting, isRestDue, noteRound, noteRoundEnd } from './session.store.ts'

const MINUTE = 60_000

beforeEach(endSitting)

it('is due after a quarter of an hour of rounds, and not before', () => {
  for (const minute of [0, 4, 8, 12]) noteRound(minute * MINUTE)
  expect(isRestDue(14.9 * MINUTE)).toBe(false)
  expect(isRestDue(15 * MINUTE)).toBe(true)
  endSitting()
  expect(isRestDue(15 * MINUTE)).toBe(false)
})

it('begins again for who was away for more than five minutes', () => {
  noteRound(0)
  noteRound(10 * MINUTE)
  expect(isRestDue(16 * MINUTE)).toBe(false)
})

it('counts a long round as playing and not as a pause', () => {
  noteRound(0)
  noteRoundEnd(12 * MINUTE)
  noteRound(13 * MINUTE)
  expect(isRestDue(16 * MINUTE)).toBe(true)
})

it('is not due in the next lesson, however long was played in the one before', () => {
  for (const minute of [0, 4, 8, 12]) noteRound(minute * MINUTE)
  noteRoundEnd(15 * MINUTE)
  expect(isRestDue(16 * MINUTE)).toBe(true)
  expect(isRestDue(21 * MINUTE)).toBe(false)
})

it('is due right after a round that took longer than a pause', () => {
  noteRound(0)
  expect(isRestDue(16 * MINUTE)).toBe(true)
})
