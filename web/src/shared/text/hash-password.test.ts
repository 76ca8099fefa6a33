import { expect, it } from 'vitest'
import { hashPassword } from './hash-password.ts'

it('never sends the password itself, but its lower-case SHA-256', () => {
  expect(hashPassword('password')).toBe('5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8')
})
