import { expect, it } from 'vitest'
import { makeStudent } from '../../../../test/make/student.ts'
import { searchStudents } from './search-students.ts'

const students = [
  makeStudent({ id: 'ayi', username: '阿依古丽·买买提', pinyinInitials: 'ayglmmt' }),
  makeStudent({ id: 'cao', username: '曹予安', pinyinInitials: 'cya' }),
  makeStudent({ id: 'chen', username: '陈一诺', pinyinInitials: 'cyn' }),
]

const found = (typed: string) => searchStudents(students, typed).map((student) => student.id)

it('finds a pupil by the initials of the name, in any case and width', () => {
  expect(found('cyn')).toEqual(['chen'])
  expect(found('CY')).toEqual(['cao', 'chen'])
  expect(found('ｃｙｎ')).toEqual(['chen'])
})

it('finds a pupil by any part of the name, with or without the dot in it', () => {
  expect(found('予安')).toEqual(['cao'])
  expect(found('古丽买')).toEqual(['ayi'])
  expect(found('古丽 · 买')).toEqual(['ayi'])
})

it('finds a pupil whose name was copied with signs of no width', () => {
  expect(found('予\u200b安')).toEqual(['cao'])
  expect(found('陈一诺\u200b')).toEqual(['chen'])
})

it('finds all pupils when nothing is typed, and none when none is called so', () => {
  expect(found('  ')).toHaveLength(3)
  expect(found('王')).toEqual([])
})
