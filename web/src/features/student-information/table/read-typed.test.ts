import { expect, it } from 'vitest'
import { makeInformation } from '../../../../test/make/student.ts'
import { cellKey } from '../../../shared/sheet/sheet-types.ts'
import { informationRow } from './information-row.ts'
import { readTyped } from './read-typed.ts'

const rows = new Map(
  [
    makeInformation({ id: 's1' }),
    makeInformation({ id: 's2', username: '陈一诺', stuNo: '2' }),
    makeInformation({ id: 's3', leftAt: 1 }),
  ].map((student) => [student.id, informationRow(student, undefined, false)]),
)
const typed = (rowId: string, column: string, text: string) => ({ rowId, column, typed: text })

it('makes one edit of each pupil of whom something becomes different', () => {
  const { changes, faults } = readTyped(
    [
      typed('s1', 'stuNo', '1'),
      typed('s1', 'gender', '男'),
      typed('s2', 'stuNo', '2'),
      typed('s2', 'gender', '女'),
      typed('s3', 'gender', '女'),
    ],
    rows,
  )

  expect(changes).toEqual([
    { id: 's1', before: { stuNo: '', gender: '' }, after: { stuNo: '1', gender: 'male' } },
    { id: 's2', before: { gender: '' }, after: { gender: 'female' } },
  ])
  expect([...faults.values()].every((fault) => fault === null)).toBe(true)
})

it('writes the good cells of a row and keeps the others with what is wrong with them', () => {
  const { changes, faults } = readTyped([typed('s1', 'stuNo', '7'), typed('s1', 'tel0', '1380000')], rows)

  expect(changes).toMatchObject([{ id: 's1', after: { stuNo: '7' } }])
  expect(faults.get(cellKey('s1', 'tel0'))).toMatchObject({
    typed: '1380000',
    msg: '手机号是 1 开头的 11 位数字',
  })
})

it('counts what stood in a cell when it was opened, not what a colleague wrote since', () => {
  const from = informationRow(makeInformation({ id: 's2', stuNo: '9' }), undefined, false)

  expect(readTyped([{ ...typed('s2', 'stuNo', '5'), from }], rows).changes).toMatchObject([
    { before: { stuNo: '9' }, after: { stuNo: '5' } },
  ])
})
