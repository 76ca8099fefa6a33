import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { beforeEach, expect, it } from 'vitest'
import { endSitting, isRestDue, noteRound, noteRoundEnd } from './session.store.ts'

beforeEach(endSitting)

it('is due after a quarter of an hour of rounds, and not before', () => {
  for (const minute of [0, 4, 8, 12]) noteRound(minute * MINUTE_MS)
  expect(isRestDue(14.9 * MINUTE_MS)).toBe(false)
  expect(isRestDue(15 * MINUTE_MS)).toBe(true)
  endSitting()
  expect(isRestDue(15 * MINUTE_MS)).toBe(false)
})

it('begins again for who was away for more than five minutes', () => {
  noteRound(0)
  noteRound(10 * MINUTE_MS)
  expect(isRestDue(16 * MINUTE_MS)).toBe(false)
})

it('counts a long round as playing and not as a pause', () => {
  noteRound(0)
  noteRoundEnd(12 * MINUTE_MS)
  noteRound(13 * MINUTE_MS)
  expect(isRestDue(16 * MINUTE_MS)).toBe(true)
})

it('is not due in the next lesson, however long was played in the one before', () => {
  for (const minute of [0, 4, 8, 12]) noteRound(minute * MINUTE_MS)
  noteRoundEnd(15 * MINUTE_MS)
  expect(isRestDue(16 * MINUTE_MS)).toBe(true)
  expect(isRestDue(21 * MINUTE_MS)).toBe(false)
})

it('is due right after a round that took longer than a pause', () => {
  noteRound(0)
  expect(isRestDue(16 * MINUTE_MS)).toBe(true)
})
