import { emptyRosterRow } from '@pinge/contract/roster/roster-fields.ts'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRosterBytes } from './roster-bytes.ts'

/** Files that a real spreadsheet wrote; real-files/README.md says how. */
async function read(fileName: string) {
  return readRosterBytes(readFileSync(new URL(`./real-files/${fileName}`, import.meta.url)), fileName)
}

const bare = { ...emptyRosterRow, problems: [] }

it('a grade’s workbook gives its classes, whatever stands above, beside and in their cells', async () => {
  const tables = await read('grade.xlsx')

  expect(tables.map(({ name }) => name)).toEqual(['三(1)班', '三(2)班'])
  expect(tables[0]?.rows).toEqual([
    {
      ...bare,
      row: 5,
      username: '王浩然',
      stuNo: '1',
      gender: '男',
      birthday: '2017-03-05',
      guardianName: '王建国',
      guardianTel: '13800000001',
    },
    {
      ...bare,
      row: 6,
      username: '李沐阳',
      stuNo: '02',
      gender: '女',
      birthday: '2017-11-20',
      guardianName: '李建华',
      guardianTel: '13800000002',
    },
    {
      ...bare,
      row: 7,
      username: '周诗语',
      stuNo: '03',
      gender: '女',
      birthday: '2017-03-05',
      guardianTel: '13800000003',
    },
    { ...bare, row: 8, username: '周诗语二', stuNo: '4', gender: '女', birthday: '2017-03-05' },
    { ...bare, row: 9, username: '阿依古丽·买买提', stuNo: '5', gender: '女', birthday: '2017-03-05' },
  ])
  expect(tables[1]?.rows).toEqual([
    {
      ...bare,
      row: 4,
      username: '陈一诺',
      stuNo: '1',
      gender: '男',
      birthday: '2017-03-05',
      guardianName: '陈国强',
      guardianTel: '13900000001',
    },
    {
      ...bare,
      row: 5,
      username: '欧阳思齐',
      stuNo: '2',
      gender: '女',
      birthday: '2017-03-05',
      guardianTel: '13900000002',
    },
    // Its name is a formula that found nothing.
    { ...bare, row: 6, username: '', stuNo: '3', gender: '女', problems: ['没有姓名'] },
  ])
})

it('a list in the Chinese Windows encoding keeps its rare characters, its quotes and its line breaks', async () => {
  const [first] = await read('class-gb18030.csv')

  expect(
    first?.rows.map(({ username, birthday, guardianName, problems }) => [
      username,
      birthday,
      guardianName,
      problems,
    ]),
  ).toEqual([
    ['王浩然', '2017-03-05', '王建国,父亲', []],
    ['李沐阳', '2017-11-20', '李建华', []],
    ['喆瑄㛃', '', '', []],
  ])
})

it('an export that was opened and saved comes back as it was', async () => {
  const [first] = await read('export-saved-again.xlsx')

  expect(first?.rows).toEqual([
    {
      ...bare,
      row: 2,
      username: '王浩然',
      stuNo: '02',
      gender: '男',
      birthday: '2017-03-05',
      guardianName: '王建国',
      guardianTel: '13800001111',
    },
    { ...bare, row: 3, username: '阿依古丽·买买提', stuNo: '10', gender: '女' },
    { ...bare, row: 4, username: 'Tom Smith', birthday: '2016-12-31' },
  ])
})
