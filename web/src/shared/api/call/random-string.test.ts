import { RANDOM_STRING_ALPHABET } from '@pinge/contract/protocol/signing.ts'
import { expect, it } from 'vitest'
import { randomString } from './random-string.ts'

it('is 32 letters and digits, and uses none of the bytes that would favour some', () => {
  const bytes = [255, 248, 0, 61, 62, 247]
  let next = 0
  const fill = (room: Uint8Array) => room.map(() => bytes[next++ % bytes.length] ?? 0)

  const text = randomString(fill)

  expect(text).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(text.slice(0, 4)).toBe(
    RANDOM_STRING_ALPHABET.charAt(0) +
      RANDOM_STRING_ALPHABET.charAt(61) +
      'A' +
      RANDOM_STRING_ALPHABET.charAt(61),
  )
})
