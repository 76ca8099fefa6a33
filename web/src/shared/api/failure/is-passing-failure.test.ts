import * as errors from '@pinge/contract/protocol/errors.ts'
import { expect, it } from 'vitest'
import { isPassingFailure } from './is-passing-failure.ts'
import { NetworkFailure } from './network-failure.ts'
import { Refusal } from './refusal.ts'

const refusal = ({ code, message }: { code: number; message: string }) => new Refusal(code, message)

it('no answer, or a server that is too busy for one, may be tried once more', () => {
  expect(isPassingFailure(new NetworkFailure())).toBe(true)
  expect(isPassingFailure(refusal(errors.serviceBusy))).toBe(true)
  expect(isPassingFailure(refusal(errors.tooManyRequests))).toBe(true)
  expect(isPassingFailure(new Refusal(408, ''))).toBe(true)
})

it('a fault of our own would be the same again', () => {
  expect(isPassingFailure(new TypeError('toSorted is not a function'))).toBe(false)
})

it('a refusal of the request itself would be the same again, and the end of a session needs its teacher', () => {
  expect(isPassingFailure(refusal(errors.studentNotInClass))).toBe(false)
  expect(isPassingFailure(refusal(errors.sessionExpired))).toBe(false)
  expect(isPassingFailure(refusal(errors.passwordWrong))).toBe(false)
  expect(isPassingFailure(new Refusal(50_001, ''))).toBe(false)
})
