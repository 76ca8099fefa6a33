import fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createHmacSha256, isSameInConstantTime } from './hmac-sha256.ts'

it('signs every text with every key as the standard does', () => {
  const text = fc.string({ unit: 'binary', maxLength: 900 })
  const key = fc.string({ unit: 'binary', maxLength: 100 })
  fc.assert(
    fc.property(key, fc.array(text, { minLength: 1, maxLength: 3 }), (secret, texts) => {
      const sign = createHmacSha256(secret)
      // Several with one key: what one text leaves behind must not be in the next.
      for (const each of texts)
        expect(sign(each)).toBe(createHmac('sha256', secret).update(each).digest('hex'))
    }),
  )
})

it('tells texts apart that differ anywhere, or in length', () => {
  expect(isSameInConstantTime('abc', 'abc')).toBe(true)
  expect(isSameInConstantTime('abc', 'abd')).toBe(false)
  expect(isSameInConstantTime('abc', 'xbc')).toBe(false)
  expect(isSameInConstantTime('abc', 'abcd')).toBe(false)
  expect(isSameInConstantTime('', '')).toBe(true)
})
