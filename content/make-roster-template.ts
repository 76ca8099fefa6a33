import { rosterColumns } from '@pinge/contract/roster/roster-sheet.ts'
import { fileURLToPath } from 'node:url'
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node'

/** Writes the roster template that teachers download: `node content/make-roster-template.ts`. */

const examples = [
  '示例',
  '王小明',
  '男',
  '2017-03-05',
  '王建国',
  '父亲',
  '13800000000',
  '李梅',
  '母亲',
  '13900000000',
]
const columns = rosterColumns.map((column, i) => ({
  ...column,
  format: column.heading === '出生日期' ? 'yyyy-mm-dd' : '@',
  example: examples[i] ?? '',
}))
/** Rows made ready for typing; more may follow below. */
const READY_ROWS = 60
const ink = '#45372B'

const heading: CellObject[] = columns.map(({ heading: value }) => ({
  value,
  fontWeight: 'bold',
  textColor: ink,
  backgroundColor: '#FFE7B8',
  align: 'center',
  alignVertical: 'center',
  height: 28,
  bottomBorderStyle: 'thin',
  bottomBorderColor: '#E0A94A',
}))

const example: CellObject[] = columns.map(({ example: value }) => ({
  value,
  type: String,
  format: '@',
  fontStyle: 'italic',
  textColor: '#9A9089',
  align: 'center',
}))

// Numbers and phones are text from the start, or Excel drops leading zeros and writes long ones as 1.38E+10.
const readyRow = (): CellObject[] =>
  columns.map(({ format }) => ({
    type: format === '@' ? String : Date,
    format,
    align: 'center',
  }))

const roster: SheetData = [heading, example, ...Array.from({ length: READY_ROWS }, readyRow)]

const explanation: SheetData = [
  [{ value: '怎样填写', fontWeight: 'bold', fontSize: 14, textColor: ink, height: 28 }],
  ...[
    '1. 每行一名学生，只有姓名必填，其他可以留空。',
    '2. 带“示例”的一行导入时会自动忽略，可以保留，也可以删去。',
    '3. 性别填“男”或“女”；出生日期如 2017-03-05；电话为 11 位手机号。两位家长可以只填一位，也可以都不填。',
    '4. 有两位同名的学生时，请给他们填不同的学号。',
    '5. 填好后保存，回到创建班级的页面选择这个文件，会先预览，再确认。',
  ].map((value) => [{ value, textColor: ink, wrap: true, height: 24 }]),
]

await writeExcelFile(
  [
    {
      sheet: '学生名单',
      data: roster,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
    { sheet: '填写说明', data: explanation, columns: [{ width: 80 }] },
  ],
  { fontFamily: '微软雅黑', fontSize: 11 },
).toFile(fileURLToPath(new URL('../web/public/roster-template.xlsx', import.meta.url)))
