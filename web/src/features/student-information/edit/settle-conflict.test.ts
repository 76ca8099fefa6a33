import { expect, it } from 'vitest'
import { makeInformation } from '../../../../test/make/student.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { choose, findConflicts, readStored, settle } from './settle-conflict.ts'

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

it('knows what this teacher wrote before, of the same pupil alone', () => {
  const before = { id: 's1', before: { stuNo: '9' }, after: { stuNo: '1' } }

  expect(settle(makeInformation({ stuNo: '9' }), change, [before]).clashes).toEqual([])
  expect(settle(makeInformation({ stuNo: '9' }), change, [{ ...before, id: 's2' }]).clashes).toHaveLength(1)
})

it('finds the pupils in whom two edits meet, and no others', () => {
  const other = { ...change, id: 's2' }
  const stored = new Map([
    ['s1', makeInformation({ id: 's1', stuNo: '3' })],
    ['s2', makeInformation({ id: 's2', stuNo: '1' })],
  ])

  const found = findConflicts(stored, [change, other, { ...change, id: 'gone' }], [])

  expect(found.map((one) => one.change.id)).toEqual(['s1'])
})

it('reads what is stored out of the refusal of an edit, and out of no other', () => {
  const stored = makeInformation({ id: 's1', stuNo: '3' })

  expect(
    readStored(new Refusal(409, '', { conflicts: [{ id: 's1', stored, given: {} }] }))?.get('s1')?.stuNo,
  ).toBe('3')
  expect(readStored(new Refusal(403, '只有创建者可以'))).toBeUndefined()
  expect(readStored(new Error('away'))).toBeUndefined()
})
