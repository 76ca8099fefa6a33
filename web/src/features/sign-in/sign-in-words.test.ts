import { expect, it } from 'vitest'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { maskTel } from '../../shared/text/mask-tel.ts'

it('shows of a phone number only what its owner needs to know it by', () => {
  expect(maskTel('13800006120')).toBe('138****6120')
})

it('never sends the password itself, but its lower-case SHA-256', () => {
  expect(hashPassword('password')).toBe('5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8')
})
