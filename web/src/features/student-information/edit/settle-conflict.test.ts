import { expect, it } from 'vitest'
import { makeInformation } from '../../../../test/make/student.ts'
import { choose, settle } from './settle-conflict.ts'

const change = { id: 's1', before: { stuNo: '1', gender: '' }, after: { stuNo: '2', gender: 'male' } }

it('sees no clash where the other teacher changed another field, or wrote the same', () => {
  expect(settle(makeInformation({ stuNo: '1', birthday: '2017-03-05' }), change).clashes).toEqual([])
  expect(settle(makeInformation({ stuNo: '2' }), change).clashes).toEqual([])
})

it('shows both versions of a field that both changed', () => {
  expect(settle(makeInformation({ stuNo: '3' }), change).clashes).toEqual([
    { key: 'stuNo', theirs: '3', mine: '2' },
  ])
})

it('writes what is chosen, and what no other teacher touched', () => {
  const conflict = settle(makeInformation({ stuNo: '3' }), change)
  expect(choose(conflict, new Set()).after).toEqual({ gender: 'male' })
  expect(choose(conflict, new Set(['stuNo']))).toEqual({
    id: 's1',
    before: { stuNo: '3', gender: '' },
    after: { stuNo: '2', gender: 'male' },
  })
})

it('compares phones as they are shown', () => {
  const guardians = [{ position: 0, name: '', relation: '', tel: '138****0001' }]
  const tel = { id: 's1', before: { tel0: '13800000001' }, after: { tel0: '13900000002' } }
  expect(settle(makeInformation({ guardians }), tel).clashes).toEqual([])
})
