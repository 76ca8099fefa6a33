import * as errors from '@pinge/contract/protocol/errors.ts'
import { expect, it } from 'vitest'
import { NetworkFailure } from '../../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { formatMissing, joinStep, nextAction, type FoundClass } from './join-step.ts'

const { code, message } = errors.geziNoUnknown
const unknown = new Refusal(code, message)
const waiting = { data: undefined, error: null, isFetching: false }

function foundClass(state: FoundClass['state']): FoundClass {
  return { className: '三年级(2)班', classImg: '9000', ownerName: '王老师', state }
}

it('waits for the whole number, and says how much of it is missing', () => {
  expect(joinStep('123456', waiting)).toEqual({ step: 'typing', missing: 2 })
  expect(formatMissing(2)).toBe('班级号是 8 位数字，还差 2 位')
  expect(formatMissing(8)).toBe('请输入班级号')
})

it('says in the field that no class has this number', () => {
  const step = joinStep('12345678', { ...waiting, error: unknown })

  expect(step).toEqual({ step: 'failed', problem: '没有找到这个班级号，请核对后再试' })
  expect(nextAction(step)).toBe('再找一次')
})

it('says when it was the network that failed, and nothing while it is tried again', () => {
  const error = new NetworkFailure()

  expect(joinStep('12345678', { ...waiting, error })).toEqual({ step: 'failed', problem: '网络连接失败' })
  expect(joinStep('12345678', { ...waiting, error, isFetching: true })).toEqual({ step: 'finding' })
})

it.each([
  ['none', '申请加入'],
  ['pending', '知道了'],
  ['member', '进入班级'],
] as const)('offers a teacher whose state in the class is “%s” the action %s', (state, action) => {
  const step = joinStep('12345678', { ...waiting, data: foundClass(state), isFetching: true })

  expect(step.step).toBe('found')
  expect(nextAction(step)).toBe(action)
})

it('shows no class that an older answer named once a newer one has failed', () => {
  const step = joinStep('12345678', { data: foundClass('none'), error: unknown, isFetching: false })

  expect(step.step).toBe('failed')
})
