import * as errors from '@pinge/contract/protocol/errors.ts'
import { expect, it } from 'vitest'
import { NetworkFailure } from '../../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { isWorthSendingAgain } from './is-worth-sending-again.ts'

const refusal = ({ code, message }: { code: number; message: string }) => new Refusal(code, message)

it('offers to send again what the network lost or a busy server turned away', () => {
  expect(isWorthSendingAgain(new NetworkFailure())).toBe(true)
  expect(isWorthSendingAgain(refusal(errors.serviceBusy))).toBe(true)
  expect(isWorthSendingAgain(refusal(errors.tooManyRequests))).toBe(true)
})

it('does not repeat a fault of the program', () => {
  expect(isWorthSendingAgain(new TypeError('toSorted is not a function'))).toBe(false)
})

it('takes a refusal for an answer', () => {
  expect(isWorthSendingAgain(refusal(errors.studentNotInClass))).toBe(false)
  expect(isWorthSendingAgain(refusal(errors.sessionExpired))).toBe(false)
  expect(isWorthSendingAgain(refusal(errors.passwordWrong))).toBe(false)
})
