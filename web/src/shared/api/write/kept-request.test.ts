import * as errors from '@pinge/contract/protocol/errors.ts'
import { expect, it } from 'vitest'
import { keepAfter, requestToSend } from './kept-request.ts'
import { Refusal } from '../failure/refusal.ts'

const sent = { className: '三年级(2)班', requestId: 'first' }
const next = () => 'second'
const timedOut = new DOMException('too late', 'TimeoutError')

it('sends the same write again under its old request id after a failure of the server', () => {
  const kept = keepAfter(null, sent, new Refusal(503, '服务正忙，请稍后再试'))

  expect(requestToSend(kept, { className: '三年级(2)班' }, next)).toEqual(sent)
  expect(requestToSend(kept, { className: '三年级(3)班' }, next).requestId).toBe('second')
})

it('sends nothing but the old write while it is unknown whether it was done', () => {
  const kept = keepAfter(null, sent, timedOut)

  expect(kept?.isUnsettled).toBe(true)
  expect(requestToSend(kept, { className: '三年级(3)班' }, next)).toEqual(sent)
})

it('begins again after a refusal, which did nothing', () => {
  const kept = keepAfter(null, sent, new Refusal(400, '班级名称不能为空'))

  expect(kept).toBeNull()
  expect(keepAfter(null, sent, new Refusal(20002, '账号不存在'))).toBeNull()
  expect(requestToSend(kept, { className: '三年级(2)班' }, next).requestId).toBe('second')
})

it('sends nothing but the old write after an answer of a proxy, behind which it may have been done', () => {
  for (const status of [500, 502, 504]) {
    const kept = keepAfter(null, sent, new Refusal(status, ''))

    expect(requestToSend(kept, { className: '三年级(3)班' }, next)).toEqual(sent)
  }
  expect(keepAfter(null, sent, new Refusal(413, ''))).toBeNull()
})

it('stays unsettled when the next try is refused before it runs', () => {
  const lost = keepAfter(null, sent, timedOut)

  for (const { code, message } of [
    errors.sessionExpired,
    errors.tooManyRequests,
    errors.serviceBusy,
    errors.timestampOff,
  ]) {
    expect(keepAfter(lost, sent, new Refusal(code, message))).toEqual({ request: sent, isUnsettled: true })
  }
  expect(
    keepAfter(lost, sent, new Refusal(errors.tooManyClasses.code, errors.tooManyClasses.message)),
  ).toBeNull()
})
