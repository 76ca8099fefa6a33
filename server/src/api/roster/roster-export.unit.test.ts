import type { RosterStudent } from '@pinge/contract/roster/roster.ts'
import { mergeStudent } from '@pinge/contract/roster/merge-student.ts'
import { rosterStudent } from '@pinge/contract/roster/check-roster.ts'
import {
  rosterColumns,
  rosterColumnsWithoutTels,
  rosterSheetRows,
} from '@pinge/contract/roster/roster-sheet.ts'
import { expect, it } from 'vitest'
import { readRosterBytes } from './file/roster-bytes.ts'
import { sheet, textCell, workbook } from './file/workbook.fixtures.ts'

const bare = { gender: null, birthday: null, guardians: [] }
const students: RosterStudent[] = [
  { ...bare, id: 'd', username: '周 诗语', stuNo: '' },
  { ...bare, id: 'b', username: '阿依古丽·买买提', stuNo: '10', gender: 'female', birthday: '2016-12-31' },
  {
    id: 'a',
    username: '王浩然',
    stuNo: '02',
    gender: 'male',
    birthday: '2017-03-05',
    guardians: [
      { name: '王 建国', relation: '父亲', tel: '13800001111' },
      { name: '李梅', relation: '母亲', tel: '13900002222' },
    ],
  },
  {
    ...bare,
    id: 'c',
    username: 'Tom Smith',
    stuNo: 'A-7',
    guardians: [
      { name: '', relation: '', tel: '' },
      { name: '', relation: '奶奶', tel: '13700003333' },
    ],
  },
]

async function readExport(roster: readonly RosterStudent[], isWithTels = true) {
  const columns = isWithTels ? rosterColumns : rosterColumnsWithoutTels
  const rows = [columns.map(({ heading }) => heading), ...rosterSheetRows(roster, { isWithTels })]
  const xml = rows.map((cells, y) => {
    const inner = cells.map((text, x) => (text === '' ? '' : textCell(`${'ABCDEFGHIJ'[x]}${y + 1}`, text)))
    return `<row r="${y + 1}">${inner.join('')}</row>`
  })
  const [first] = await readRosterBytes(workbook({ sheets: [sheet(xml.join(''))] }), '名单.xlsx')
  return first?.rows ?? []
}

it('a class that is written out and read again changes nothing', async () => {
  const rows = await readExport(students)

  expect(rows.map(({ stuNo, problems }) => [stuNo, problems])).toEqual([
    ['02', []],
    ['10', []],
    ['A-7', []],
    ['', []],
  ])
  const known = ['a', 'b', 'c', 'd'].flatMap((id) => students.filter((student) => student.id === id))
  expect(
    known.map((student, i) => rows[i] && mergeStudent(student, rosterStudent(rows[i]), 'update')),
  ).toEqual([{}, {}, {}, {}])
})

it('a pupil who comes into another class has both guardians, each in their place', async () => {
  const rows = await readExport(students)

  expect(rows.map((row) => rosterStudent(row).guardians)).toEqual([
    [
      { name: '王建国', relation: '父亲', tel: '13800001111' },
      { name: '李梅', relation: '母亲', tel: '13900002222' },
    ],
    undefined,
    [{}, { relation: '奶奶', tel: '13700003333' }],
    undefined,
  ])
})

it('a file without phones has none, and takes none away when it is brought back', async () => {
  const rows = await readExport(students, false)

  const left = rosterColumns.filter(
    ({ heading }) => !rosterColumnsWithoutTels.some((one) => one.heading === heading),
  )
  expect(left.map(({ heading }) => heading)).toEqual(['家长1电话', '家长2电话'])
  expect(JSON.stringify(rows)).not.toMatch(/1\d{10}/)
  const [first] = rows
  const wang = students.find(({ id }) => id === 'a')
  expect(wang && first && mergeStudent(wang, rosterStudent(first), 'update')).toEqual({})
})

it('a name that a spreadsheet would compute stays text, and is pointed out when it comes back', async () => {
  const rows = await readExport([{ ...bare, id: 'e', username: '=1+1', stuNo: '1' }])

  expect(rows.map(({ username, problems }) => [username, problems])).toEqual([
    ['=1+1', ['姓名是公式，请改成文字']],
  ])
})
