import { expect, it } from 'vitest'
import { makeInformation } from '../../../../test/make/student.ts'
import { readBlock } from '../../../shared/sheet/read-block.ts'
import { pasteBlock } from './paste-block.ts'

const students = [
  makeInformation({ id: 's1' }),
  makeInformation({ id: 's2', username: '陈一诺', stuNo: '2' }),
]

it('reads a block as a spreadsheet copies it', () => {
  expect(readBlock('1\t男\r\n2\t女\r\n')).toEqual([
    ['1', '男'],
    ['2', '女'],
  ])
  expect(readBlock('"a""b\nc"\td')).toEqual([['a"b\nc', 'd']])
  expect(readBlock('王浩然')).toEqual([['王浩然']])
})

it('lays the block over the table and leaves what is not written in', () => {
  const { changes, faults } = pasteBlock(
    [
      ['1', 'W', '男'],
      ['2', 'C', '女'],
    ],
    students,
    ['stuNo', null, 'gender'],
  )

  expect(changes).toEqual([
    { id: 's1', before: { stuNo: '', gender: '' }, after: { stuNo: '1', gender: 'male' } },
    { id: 's2', before: { gender: '' }, after: { gender: 'female' } },
  ])
  expect(faults.size).toBe(0)
})

it('writes the good cells of a row and keeps the others with what is wrong with them', () => {
  const { changes, faults } = pasteBlock([['7', '1380000']], students, ['stuNo', 'tel0'])

  expect(changes).toMatchObject([{ id: 's1', after: { stuNo: '7' } }])
  expect(faults.get('s1')?.tel0).toEqual({ text: '1380000', problem: '手机号是 1 开头的 11 位数字' })
})

it('says how many rows found no pupil', () => {
  expect(pasteBlock([['1'], ['2'], ['3']], students, ['stuNo']).rowsLeft).toBe(1)
})
