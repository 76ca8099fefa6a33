import { expect, it } from 'vitest'
import { formatRow } from './format-row.ts'
import { makeRosterText } from '../../../../test/make/roster.ts'

it('says what is known beside the name, with no phone number for the class to read', () => {
  expect(formatRow(makeRosterText())).toBe('')
  expect(
    formatRow(
      makeRosterText({
        stuNo: '12',
        gender: '男',
        birthday: '2017-03-05',
        guardianName: '王建国',
        guardianTel: '13800000001',
        guardian2Relation: '母亲',
        guardian2Tel: '13900000002',
      }),
    ),
  ).toBe('学号 12 · 男 · 2017-03-05 · 家长 王建国 138****0001、母亲 139****0002')
  expect(formatRow(makeRosterText({ guardianTel: '13800000001' }))).toBe('家长 138****0001')
})
