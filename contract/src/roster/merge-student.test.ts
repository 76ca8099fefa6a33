import { expect, it } from 'vitest'
import { isSamePupil, mergeStudent } from './merge-student.ts'

const father = { name: '王建国', relation: '父亲', tel: '13800001111' }
const mother = { name: '李梅', relation: '母亲', tel: '13900002222' }
const known = {
  username: '王浩然',
  stuNo: '',
  gender: null,
  birthday: '2017-03-05',
  guardians: [father, mother],
}
const given = {
  username: '王浩然',
  stuNo: '7',
  gender: 'male' as const,
  birthday: '2017-05-03',
  guardians: [{ name: '王建国', tel: '13800003333' }],
}

it('fills in what is empty and changes nothing else', () => {
  expect(mergeStudent(known, given, 'fill')).toEqual({ stuNo: '7', gender: 'male' })
})

it('writes no mother over the father, nor over an empty place beside her', () => {
  const mothers = [{ name: '李丽', relation: '母亲' }]
  const one = mergeStudent(
    { ...known, guardians: [father] },
    { username: '王浩然', guardians: mothers },
    'update',
  )
  const behind = mergeStudent(
    { ...known, guardians: [father] },
    { username: '王浩然', guardians: [{}, ...mothers] },
    'update',
  )

  const both = [father, { name: '李丽', relation: '母亲', tel: '' }]
  expect([one.guardians, behind.guardians]).toEqual([both, both])
})

it('lets the roster win where it says something, and keeps the guardian whom it does not name', () => {
  expect(mergeStudent(known, given, 'update')).toEqual({
    stuNo: '7',
    gender: 'male',
    birthday: '2017-05-03',
    guardians: [{ ...father, tel: '13800003333' }, mother],
  })
})

it('takes nothing away for an empty cell', () => {
  const full = { ...known, stuNo: '7', gender: 'male' as const }

  expect(mergeStudent(full, { username: '王浩然', stuNo: '' }, 'update')).toEqual({})
})

it('finds the guardian who is meant by the phone, then by the name', () => {
  expect(mergeStudent(known, { username: '王浩然', guardians: [{ tel: mother.tel }] }, 'update')).toEqual({})
  expect(mergeStudent(known, { username: '王浩然', guardians: [{ name: mother.name }] }, 'update')).toEqual(
    {},
  )
})

it('finds the guardian who is meant in whatever place the roster names them, last of all by the relation', () => {
  const update = (guardian: object) =>
    mergeStudent(known, { username: '王浩然', guardians: [{}, guardian] }, 'update').guardians
  const first = (guardian: object) =>
    mergeStudent(known, { username: '王浩然', guardians: [guardian] }, 'update').guardians

  expect(update({ tel: father.tel, relation: '爸爸' })).toEqual([{ ...father, relation: '爸爸' }, mother])
  expect(update({ name: father.name, tel: '13800003333' })).toEqual([
    { ...father, tel: '13800003333' },
    mother,
  ])
  expect(update({ relation: '父亲', tel: '13800003333' })).toEqual([
    { ...father, tel: '13800003333' },
    mother,
  ])
  expect(first({ relation: '母亲', tel: '13900004444' })).toEqual([father, { ...mother, tel: '13900004444' }])
})

it('takes a guardian of whom nothing is known for the one who stands in their place', () => {
  const other = { name: '李丽', tel: '13900004444' }

  const { guardians } = mergeStudent(known, { username: '王浩然', guardians: [{}, other] }, 'update')

  expect(guardians).toEqual([father, { ...mother, ...other }])
})

it('never keeps more guardians than a pupil has places', () => {
  const grandmother = { name: '张兰', relation: '奶奶', tel: '13700005555' }

  const { guardians } = mergeStudent(known, { username: '王浩然', guardians: [grandmother] }, 'update')

  expect(guardians).toEqual([grandmother, mother])
})

it('gives a name to a guardian of whom the phone alone is known', () => {
  const nameless = { ...known, guardians: [{ name: '', relation: '', tel: mother.tel }] }

  expect(mergeStudent(nameless, { username: '王浩然', guardians: [mother] }, 'fill')).toEqual({
    guardians: [mother],
  })
})

it('gives a phone to a guardian who has none, and never to one of another name', () => {
  const withoutPhone = { ...known, guardians: [{ ...father, tel: '' }] }
  const fill = (name: string) =>
    mergeStudent(withoutPhone, { username: '王浩然', guardians: [{ name, tel: mother.tel }] }, 'fill')

  expect(fill('王建国')).toEqual({ guardians: [{ ...father, tel: mother.tel }] })
  expect(fill('李梅')).toEqual({})
  expect(
    mergeStudent(
      { ...known, guardians: [] },
      { username: '王浩然', guardians: [{ tel: mother.tel }] },
      'fill',
    ),
  ).toEqual({ guardians: [{ name: '', relation: '', tel: mother.tel }] })
})

it('tells two pupils of one name apart by two numbers alone', () => {
  expect(isSamePupil({ username: '王浩然', stuNo: '7' }, { username: '王浩然', stuNo: '8' })).toBe(false)
  expect(isSamePupil({ username: '王浩然', stuNo: '7' }, { username: '王浩然' })).toBe(true)
  expect(isSamePupil({ username: '李明', stuNo: '7' }, { username: '王浩然', stuNo: '7' })).toBe(true)
  expect(isSamePupil({ username: '李明' }, { username: '王浩然' })).toBe(false)
})

it('takes one name in two spellings for no change', () => {
  const spaced = { ...known, username: '王 浩然', guardians: [{ ...father, name: '王 建国' }] }

  expect(
    mergeStudent(spaced, { username: '王浩然', guardians: [{ name: '王建国', tel: father.tel }] }, 'update'),
  ).toEqual({})
  expect(isSamePupil({ username: '阿依古丽·买买提' }, { username: '阿依古丽•买买提' })).toBe(true)
})
