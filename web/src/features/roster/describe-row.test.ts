import { expect, it } from 'vitest'
import { describeRow } from './describe-row.ts'
import { exampleRow } from './example-row.ts'

it('says what is known beside the name, and nothing where nothing is', () => {
  expect(describeRow(exampleRow())).toBe('')
  expect(
    describeRow(
      exampleRow({
        stuNo: '12',
        gender: '男',
        birthday: '2017-03-05',
        guardianName: '王建国',
        guardianTel: '13800000001',
      }),
    ),
  ).toBe('学号 12 · 男 · 2017-03-05 · 家长 王建国 13800000001')
  expect(describeRow(exampleRow({ guardianTel: '13800000001' }))).toBe('家长 13800000001')
})
