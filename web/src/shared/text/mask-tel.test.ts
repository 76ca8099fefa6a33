import { expect, it } from 'vitest'
import { maskTel } from './mask-tel.ts'

it('shows of a phone number only what its owner needs to know it by', () => {
  expect(maskTel('13800006120')).toBe('138****6120')
})
