import fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createHmacSha256, isSameInConstantTime } from './hmac-sha256.ts'

it('signs every text with every key as the standard does', () => {
  // By itself it would make none of more than some ten signs.
  const text = fc.string({ unit: 'binary', maxLength: 900, size: 'max' })
  const key = fc.string({ unit: 'binary', maxLength: 100, size: 'max' })
  fc.assert(
    fc.property(key, fc.array(text, { minLength: 1, maxLength: 3 }), (secret, texts) => {
      const sign = createHmacSha256(secret)
      // Several with one key: what one text leaves behind must not be in the next.
      for (const each of texts)
        expect(sign(each)).toBe(createHmac('sha256', secret).update(each).digest('hex'))
    }),
  )
})

it('signs at the edges of a key’s block and of what is signed the short way', () => {
  const keys = ['k'.repeat(64), 'k'.repeat(65), '钥'.repeat(22)]
  const texts = ['文'.repeat(682), '文'.repeat(683), 'a'.repeat(2_049), '']
  for (const key of keys)
    for (const text of texts)
      expect(createHmacSha256(key)(text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
})

it('tells texts apart that differ anywhere, or in length', () => {
  expect(isSameInConstantTime('abc', 'abc')).toBe(true)
  expect(isSameInConstantTime('abc', 'abd')).toBe(false)
  expect(isSameInConstantTime('abc', 'xbc')).toBe(false)
  expect(isSameInConstantTime('abc', 'abcd')).toBe(false)
  expect(isSameInConstantTime('', '')).toBe(true)
})
