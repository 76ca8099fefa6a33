import { expect, it } from 'vitest'
import { makeStudent } from '../../../../test/make/student.ts'
import { sortStudents } from './sort-students.ts'

const zhang = makeStudent({ id: 'zhang', username: '张雨桐', lastNameLetter: 'Z', stuScore: 51 })
const cai = makeStudent({ id: 'cai', username: '蔡宥廷', lastNameLetter: 'C', stuScore: 44 })
const cao = makeStudent({ id: 'cao', username: '曹予安', lastNameLetter: 'C', stuScore: 51 })
const tom = makeStudent({ id: 'tom', username: '🐯', lastNameLetter: '#', stuScore: 99 })

const ids = (students: { id: string }[]) => students.map((student) => student.id)

it('lists pupils by the letter of their surname, then by name, and names without a letter last', () => {
  expect(ids(sortStudents([tom, zhang, cao, cai], 'letter'))).toEqual(['cai', 'cao', 'zhang', 'tom'])
})

it('counts the numbers in names, so that 2号 comes before 10号', () => {
  const numbered = ['10号', '2号'].map((username) =>
    makeStudent({ id: username, username, lastNameLetter: '#' }),
  )

  expect(ids(sortStudents(numbered, 'letter'))).toEqual(['2号', '10号'])
})

it('lists the highest total first, and equal totals by letter', () => {
  expect(ids(sortStudents([cai, zhang, cao, tom], 'total'))).toEqual(['tom', 'cao', 'zhang', 'cai'])
})

it('lists who can exchange most first, and equal balances by letter', () => {
  const balances = [
    { ...cai, redeemScore: 3 },
    { ...zhang, redeemScore: 9 },
    { ...cao, redeemScore: 3 },
  ]

  expect(ids(sortStudents(balances, 'redeem'))).toEqual(['zhang', 'cai', 'cao'])
})

it('keeps two pupils of the same name in one order, whichever comes first in the answer', () => {
  const one = makeStudent({ id: '1', username: '王芳' })
  const two = makeStudent({ id: '2', username: '王芳' })

  expect(ids(sortStudents([two, one], 'letter'))).toEqual(['1', '2'])
  expect(ids(sortStudents([one, two], 'total'))).toEqual(['1', '2'])
})

it('leaves the list that it was given as it was', () => {
  const given = [zhang, cai]

  sortStudents(given, 'letter')

  expect(ids(given)).toEqual(['zhang', 'cai'])
})
