import { expect, it } from 'vitest'
import { makeInformation } from '../../../test/make/student.ts'
import { findDuplicates } from './find-duplicates.ts'

it('finds pupils of one name or one number, and no pupil who left', () => {
  const students = [
    makeInformation({ id: 'a', username: '王浩然', stuNo: '1' }),
    makeInformation({ id: 'b', username: '王 浩然' }),
    makeInformation({ id: 'c', username: '陈一诺', stuNo: '1' }),
    makeInformation({ id: 'd', username: '王浩然', leftAt: 1 }),
  ]
  expect(findDuplicates(students).map(({ pair, why }) => [pair[0].id, pair[1].id, why])).toEqual([
    ['a', 'b', '姓名相同'],
    ['a', 'c', '学号相同'],
  ])
})

it('takes two children of one name for two where each has a number of its own', () => {
  const students = [
    makeInformation({ id: 'a', username: '王海燕', stuNo: '04' }),
    makeInformation({ id: 'b', username: '王海燕', stuNo: '05' }),
  ]
  expect(findDuplicates(students)).toEqual([])
})
