import { expect, it } from 'vitest'
import { checkRosterFile, checkRosterLength } from './check-file.ts'

it('takes a spreadsheet or a comma-separated file of a sensible size', () => {
  expect(checkRosterFile({ name: '三年级2班.XLSX', size: 20_000 })).toBe('')
  expect(checkRosterFile({ name: '名单.csv', size: 20_000 })).toBe('')
  expect(checkRosterFile({ name: '名单.xls', size: 20_000 })).toBe('只能上传 .xlsx 或 .csv 名单文件')
  expect(checkRosterFile({ name: '名单.xlsx', size: 6_000_000 })).toBe('名单文件超过 5 MB，请拆分后再上传')
})

it('does not show a roster of the whole school as one class', () => {
  expect(checkRosterLength(200)).toBe('')
  expect(checkRosterLength(312)).toBe('名单有 312 行，每个班级最多 200 名学生，请只保留这个班的学生')
})
