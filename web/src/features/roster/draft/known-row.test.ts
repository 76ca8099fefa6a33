import type { NewStudent } from '@pinge/contract/students.ts'
import { expect, it } from 'vitest'
import { type Choice, isNew, makeKnownRow, mergeModeOf } from './known-row.ts'
import { makeClassmate } from '../../../../test/make/roster.ts'

const classmate = makeClassmate({ gender: 'female', guardians: [{ name: '王建国', relation: '', tel: '' }] })

function known(given: Partial<NewStudent>, chosen: Choice | null = null, how = {}) {
  const match = { classmate, isRenamed: false, mayBeAnother: false, problem: '', ...how }
  return makeKnownRow(match, { username: '王浩然', ...given }, chosen)
}
const happening = (row: ReturnType<typeof known>) =>
  row.changes.map(
    ({ label, from, to, isHappening }) => `${label} ${from}→${to} ${isHappening ? '改' : '不改'}`,
  )

it('fills in what is empty at first, and leaves the rest until the teacher says so', () => {
  const given = { stuNo: '7', gender: 'male' as const }

  expect(known(given)).toMatchObject({ choice: 'fill', choices: ['fill', 'update', 'keep'] })
  expect(happening(known(given))).toEqual(['学号 →7 改', '性别 女→男 不改'])
  expect(happening(known(given, 'update'))).toEqual(['学号 →7 改', '性别 女→男 改'])
  expect(happening(known(given, 'keep'))).toEqual(['学号 →7 不改', '性别 女→男 不改'])
})

it('says so when there is nothing to change', () => {
  expect(known({ gender: 'female' })).toMatchObject({ changes: [], choices: [], choice: 'keep' })
})

it('offers only what makes a difference', () => {
  expect(known({ stuNo: '7' }).choices).toEqual(['fill', 'keep'])
  expect(known({ gender: 'male' })).toMatchObject({ choice: 'keep', choices: ['keep', 'update'] })
})

it('touches nothing of a pupil of another name before it is told to', () => {
  const renamed = known({ username: '王皓然', birthday: '2017-03-05' }, null, { isRenamed: true })

  expect(renamed).toMatchObject({ choice: 'keep', choices: ['keep', 'update'] })
})

it('offers to take a known name with a new number for another child', () => {
  const given = { stuNo: '8', birthday: '2017-03-05' }

  expect(known(given, null, { mayBeAnother: true })).toMatchObject({
    choice: 'keep',
    choices: ['keep', 'update', 'another'],
    doubt: '姓名相同，学号不同',
  })
  expect(known(given, 'another', { mayBeAnother: true }).choice).toBe('another')
})

it('goes back to the first choice where the chosen one is offered no more', () => {
  expect(known({ stuNo: '7' }, 'another').choice).toBe('fill')
})

it('is a new pupil where no classmate is known or another child is meant, and changes one only as it was told to', () => {
  const given = { stuNo: '7', gender: 'male' as const }
  const rows = [null, known(given), known(given, 'update'), known(given, 'keep'), known({ gender: 'female' })]
  const another = known({ stuNo: '8' }, 'another', { mayBeAnother: true })

  expect([...rows, another].map((row) => isNew({ known: row }))).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
  expect([...rows, another].map((row) => mergeModeOf({ known: row }))).toEqual([
    undefined,
    'fill',
    'update',
    undefined,
    undefined,
    undefined,
  ])
})

it('tells whether the name alone says who is meant', () => {
  expect([known({}), known({ stuNo: '7' })].map((row) => row.isByNameAlone)).toEqual([true, false])
})

it('names the second guardian alone where there is no first one', () => {
  const second = makeClassmate({
    guardians: [
      { name: '', relation: '', tel: '' },
      { name: '李丽', relation: '母亲', tel: '' },
    ],
  })
  const match = { classmate: second, isRenamed: false, mayBeAnother: false, problem: '' }
  const given = { username: '王浩然', guardians: [{}, { name: '李丽', tel: '13800001111' }] }

  expect(happening(makeKnownRow(match, given, 'update'))).toEqual(['家长 李丽 母亲→李丽 母亲 138****1111 改'])
})

it('shows no whole phone to the class', () => {
  expect(happening(known({ guardians: [{ name: '王建国', tel: '13800001111' }] }))).toEqual([
    '家长 王建国→王建国 138****1111 改',
  ])
  const withPhone = makeClassmate({ guardians: [{ name: '', relation: '', tel: '13800001111' }] })
  const match = { classmate: withPhone, isRenamed: false, mayBeAnother: false, problem: '' }
  const given = { username: '王浩然', guardians: [{ tel: '13822221111' }] }
  expect(happening(makeKnownRow(match, given, 'update'))).toEqual([
    '家长 138****1111→138****1111（中间几位不同） 改',
  ])
})
