import { expect, it } from 'vitest'
import { defaultKinds, defaultSubjects } from '../default-columns.ts'
import { HealthItem } from '../health.ts'
import { matchHealth } from './health-table.ts'
import { matchPerform } from './perform-table.ts'

const empty = { cells: {}, aside: { value: null, version: 0 } }
const rows = [
  { studentId: 'mei', username: '陈梅', stuNo: '01', ...empty },
  { studentId: 'tao', username: '李涛', stuNo: '2', ...empty },
  { studentId: 'one', username: '王一', stuNo: '3', ...empty },
  { studentId: 'two', username: '王一', stuNo: '4', ...empty },
]
const sheet = { subjects: defaultSubjects(3), kinds: [...defaultKinds], rows, customAsideName: '特长' }
const marks = (...cells: string[][]) => matchPerform([{ name: '成绩', cells }], sheet, 'final')
const health = (...cells: string[][]) => matchHealth([{ name: '', cells }], { ...tests, customAsideName: '' })

const tests = { rows: rows.map(asHealth), items: [...HealthItem.options] }

function asHealth<Row extends object>(row: Row) {
  const open = { bmi: null, bmiScore: null, standard: null, bonus: null, total: null, level: null }
  return { ...row, ...open, gender: null, cells: {}, missing: [], exempt: [] }
}

it('finds the heading below a title, and reads each cell with what is wrong with it', () => {
  expect(
    marks(
      ['三年级(2)班期末成绩'],
      ['学号', '姓 名', '语文', '数学 期中', '体育', '排名', '特长'],
      ['1', '陈 梅', '９５', '101', '优', '1', '围棋'],
      ['2', '李涛', '', '缺', '', '2', ''],
      ['', '平均分', '90', '90', '', '', ''],
    ),
  ).toEqual([
    {
      name: '成绩',
      said: '',
      columns: [
        { heading: '语文', key: 'chinese.final' },
        { heading: '数学 期中', key: 'math.midterm' },
        { heading: '体育', key: 'sports.final' },
        { heading: '特长', key: 'aside' },
      ],
      unknown: ['排名'],
      rows: [
        {
          row: 3,
          username: '陈 梅',
          studentId: 'mei',
          problem: '',
          cells: [
            { key: 'chinese.final', typed: '９５', value: 95 },
            { key: 'math.midterm', typed: '101', msg: '分数要在 0 到 100 之间' },
            { key: 'sports.final', typed: '优', value: '优秀' },
            { key: 'aside', typed: '围棋', value: '围棋' },
          ],
        },
        {
          row: 4,
          username: '李涛',
          studentId: 'tao',
          problem: '',
          cells: [{ key: 'math.midterm', typed: '缺', msg: '请填 0 到 100 的分数；免考填“免考”' }],
        },
      ],
    },
  ])
})

it('reads subjects that span several columns above their kinds, with the name in either row', () => {
  const keys = ['chinese.midterm', 'chinese.final', 'math.midterm', 'math.final']
  const below = marks(
    ['', '语文', '', '数学', ''],
    ['姓名', '期中', '期末', '期中', '期末'],
    ['陈梅', '1', '2', '3', '4'],
  )
  const above = marks(
    ['姓名', '语文 ', ' ', '数学'],
    [' ', '期中', '期末', '期中', '期末 '],
    ['陈梅', '1', '2', '3', '4'],
    ['李涛', '5', '6', '7', '8'],
  )

  for (const [table] of [below, above]) expect(table?.columns.map(({ key }) => key)).toEqual(keys)
  const typed = [below, above].map(([table]) =>
    table?.rows.map(({ row, cells }) => [row, ...cells.map((cell) => cell.typed)]),
  )
  expect(typed).toEqual([
    [[3, '1', '2', '3', '4']],
    [
      [3, '1', '2', '3', '4'],
      [4, '5', '6', '7', '8'],
    ],
  ])
  expect(above[0]?.columns.map(({ heading }) => heading)).toEqual([
    '语文期中',
    '语文期末',
    '数学期中',
    '数学期末',
  ])
})

it('reads a kind before its subject, and the own column of a health sheet', () => {
  const [table] = marks(['姓名', '期中数学', ' 奖项 '], ['陈梅', '90', '一等'])
  const cells = [
    ['姓名', '身高', '备注说明'],
    ['陈梅', '132', '戴眼镜'],
  ]
  const own = matchHealth([{ name: '', cells }], { ...tests, customAsideName: '备注说明' })

  expect([table?.columns.map(({ key }) => key), table?.unknown]).toEqual([['math.midterm'], ['奖项']])
  expect(own[0]?.rows[0]?.cells).toEqual([
    { key: 'height', typed: '132', value: 132 },
    { key: 'aside', typed: '戴眼镜', value: '戴眼镜' },
  ])
})

it('says which pupil it cannot tell', () => {
  const [table] = marks(
    ['学号', '姓名', '语文'],
    ['9', '丁当', '90'],
    ['', '王一', '90'],
    ['004', '王一', '91'],
    ['1', '陈梅', '92'],
    ['1', '陈梅', '93'],
  )

  expect(table?.rows.map(({ studentId, problem }) => [studentId, problem])).toEqual([
    [null, '班里没有这名学生'],
    [null, '班里有同名的学生，请在表里写上学号'],
    ['two', ''],
    ['mei', ''],
    [null, '表里有两行是这名学生，只取第一行'],
  ])
})

it('a pupil whose name is the only one is found without a number, and with a wrong one', () => {
  const [table] = marks(['学号', '姓名', '语文'], ['', '陈梅', '90'], ['9', '李涛', '91'])

  expect(table?.rows.map(({ studentId, problem }) => [studentId, problem])).toEqual([
    ['mei', ''],
    ['tao', ''],
  ])
})

it('of rows of one name in the table of a whole grade, takes the one with the number of the pupil, or none', () => {
  const [table] = marks(
    ['班级', '学号', '姓名', '语文'],
    ['1班', '31', '李涛', '60'],
    ['2班', '02', '李涛', '91'],
    ['1班', '7', '陈梅', '60'],
    ['3班', '8', '陈梅', '61'],
  )

  expect(table?.rows.map(({ studentId, problem }) => [studentId, problem])).toEqual([
    [null, '表里有两行是这名学生，只取学号相同的一行'],
    ['tao', ''],
    [null, '表里有几名学生叫这个名字，学号都不是班里这名学生的'],
    [null, '表里有几名学生叫这个名字，学号都不是班里这名学生的'],
  ])
})

it('judges the rows of one pupil once, however many a table has', () => {
  let asked = 0
  const pupil = {
    ...empty,
    studentId: 'mei',
    username: '陈梅',
    get stuNo() {
      asked += 1
      return '01'
    },
  }
  const cells = [['姓名', '语文'], ...Array.from({ length: 50 }, () => ['陈梅', '90'])]
  const [table] = matchPerform([{ name: '', cells }], { ...sheet, rows: [pupil] }, 'final')

  const taken = table?.rows.filter(({ studentId }) => studentId !== null)
  expect(taken?.map(({ row }) => row)).toEqual([2])
  expect(new Set(table?.rows.slice(1).map(({ problem }) => problem))).toEqual(
    new Set(['表里有两行是这名学生，只取第一行']),
  )
  expect(asked).toBe(1)
})

it('of a workbook with a table a class, takes what differs from the table that holds this class', () => {
  const heading = ['姓名', '语文']
  const own = { name: '2班', cells: [heading, ['陈梅', '92'], ['李涛', '91']] }
  const other = { name: '3班', cells: [heading, ['李涛', '60'], ['赵六', '61']] }
  const english = {
    name: '英语',
    cells: [
      ['姓名', '英语'],
      ['李涛', '95'],
    ],
  }
  const taken = (tables: (typeof own)[]) =>
    matchPerform(tables, sheet, 'final').flatMap(({ name, rows }) =>
      rows.map(({ username, studentId, problem }) => [name, username, studentId, problem]),
    )

  const ours = [
    ['2班', '陈梅', 'mei', ''],
    ['2班', '李涛', 'tao', ''],
  ]
  const theirs = [
    ['3班', '李涛', null, '工作表“2班”里也有这名学生，只取那一张'],
    ['3班', '赵六', null, '班里没有这名学生'],
  ]
  expect(taken([own, other, english])).toEqual([...ours, ...theirs, ['英语', '李涛', 'tao', '']])
  expect(taken([other, own])).toEqual([...theirs, ...ours])
})

it('takes neither of two pupils who have one name and one number', () => {
  const twins = [
    { studentId: 'one', username: '王一', stuNo: '3', ...empty },
    { studentId: 'two', username: '王一', stuNo: '3', ...empty },
  ]
  const cells = [
    ['学号', '姓名', '语文'],
    ['3', '王一', '90'],
  ]

  const [table] = matchPerform([{ name: '', cells }], { ...sheet, rows: twins }, 'final')

  expect(table?.rows).toMatchObject([{ studentId: null, problem: '班里有同名的学生，请在表里写上学号' }])
})

it('lines of totals and lines without a name are no pupils, and a cell of blanks is empty', () => {
  const [table] = marks(
    ['学号', '姓名', '语文', '数学'],
    ['1', '陈梅', '90', ' '],
    ['', ' ', '90', '90'],
    [' 合计', '54人', '90', '90'],
  )

  expect(table?.rows.map(({ username, cells }) => [username, cells.length])).toEqual([['陈梅', 1]])
})

it('reads the headings of the national form, and leaves tables without pupils out', () => {
  const [table] = health(
    [
      '年级编号',
      '班级名称',
      '学籍号',
      '姓名',
      '性别',
      '身高(cm)',
      '50米跑',
      '一分钟跳绳',
      '50米×8往返跑',
      '左眼裸眼视力',
    ],
    ['13', '三(2)班', '', '陈梅', '2', '132.5', '9.8', '120', `1'36"`, '5.0'],
  )

  expect(table?.columns.map(({ key }) => key)).toEqual([
    'height',
    'run50',
    'ropeSkip',
    'shuttle50x8',
    'visionLeft',
  ])
  expect(table?.rows[0]?.cells.map((cell) => ('value' in cell ? cell.value : cell.msg))).toEqual([
    132.5, 9.8, 120, 96, 5,
  ])
  expect(table?.unknown).toEqual(['年级编号', '班级名称', '学籍号', '性别'])
  expect(health(['说明'], ['请先填写'])).toEqual([])
  expect(health(['姓名', '身高'])).toEqual([])
  expect(matchHealth([], { ...tests, rows: [], customAsideName: '' })).toEqual([])
})

it('names a column of the file that stands in the sheet no more, or not in this grade, as one that is not read', () => {
  const hide = <One extends { id: string }>(all: readonly One[], hidden: string) =>
    all.map((one) => ({ ...one, isHidden: one.id === hidden }))
  const shown = { ...sheet, subjects: hide(sheet.subjects, 'english'), kinds: hide(sheet.kinds, 'usual') }
  const read = (heading: string[], line: string[]) => [{ name: '', cells: [heading, line] }]
  const marked = read(['姓名', '数学', '数学平时', '英语'], ['陈梅', '95', '90', '88'])
  const measured = read(['姓名', '身高', '仰卧起坐'], ['陈梅', '132', '30'])

  const [table] = matchPerform(marked, shown, 'final')
  const [other] = matchHealth(measured, { ...tests, items: ['height', 'weight'], customAsideName: '' })

  expect([table, other].map((one) => one?.columns.map(({ key }) => key))).toEqual([
    ['math.final'],
    ['height'],
  ])
  expect([table?.unknown, other?.unknown]).toEqual([['数学平时', '英语'], ['仰卧起坐']])
})

it('reads all pupils of a table that has its heading again to the right', () => {
  const [table] = marks(
    ['期末成绩', '', '', '', '', '', '', ''],
    ['学号', '姓名', '语文', '排名', '学号', '姓名', '语文', '排名'],
    ['1', '陈梅', '95', '1', '3', '王一', '77', '3'],
    ['2', '李涛', '90', '2', '4', '王一', '66.5', '4'],
    ['', '平均分', '92.5', '', '', '', '', ''],
  )
  expect(table?.rows.map(({ row, studentId, cells }) => [row, studentId, cells[0]?.typed])).toEqual([
    [3, 'mei', '95'],
    [4, 'tao', '90'],
    [3, 'one', '77'],
    [4, 'two', '66.5'],
  ])
  expect(table?.columns).toEqual([{ heading: '语文', key: 'chinese.final' }])
  expect(table?.unknown).toEqual(['排名'])
})

it('takes the names of parents for no second group of pupils', () => {
  const [table] = marks(['姓名', '语文', '家长', '姓名', '数学'], ['陈梅', '95', '', '陈大勇', '88'])
  expect(table?.rows).toHaveLength(1)
  expect(table?.rows[0]?.cells.map(({ typed }) => typed)).toEqual(['95', '88'])
})

it('reads the product’s own columns again, also where their names differ in brackets alone', () => {
  const [chinese, math] = defaultSubjects(3)
  if (!chinese || !math) throw new Error('a school teaches both')
  const oral = { ...chinese, id: 'oral', name: '语文（口语）' }
  const unit = (id: string, name: string) => ({ id, name, isHidden: false })
  const kinds = [...defaultKinds, unit('one', '单元（一）'), unit('two', '单元（二）')]
  const [table] = matchPerform(
    [
      {
        name: '',
        cells: [
          [
            '姓名',
            '语文 单元（一）',
            '语文 单元（二）',
            '语文期末',
            '语文（口语）期末',
            '数学（100分）期末',
            '单元',
          ],
          ['陈梅', '91', '72', '88', '60', '95', '1'],
        ],
      },
    ],
    { ...sheet, subjects: [chinese, oral, math], kinds },
    'final',
  )

  expect(table?.columns.map(({ key }) => key)).toEqual([
    'chinese.one',
    'chinese.two',
    'chinese.final',
    'oral.final',
    'math.final',
  ])
  expect(table?.rows[0]?.cells.map(({ typed }) => typed)).toEqual(['91', '72', '88', '60', '95'])
  expect(table?.unknown).toEqual(['单元'])
})

it('takes a column for the subject that has its name before one that is called so too', () => {
  const subjects = [
    { id: 'full', name: '体育与健康', mode: 'score' as const, max: 100, isHidden: false },
    { id: 'short', name: '体育', mode: 'score' as const, max: 100, isHidden: false },
  ]
  const cells = [
    ['姓名', '体育', '体育与健康'],
    ['陈梅', '91', '72'],
  ]
  const [table] = matchPerform([{ name: '', cells }], { ...sheet, subjects }, 'final')

  expect(table?.columns.map(({ key }) => key)).toEqual(['short.final', 'full.final'])
})

it('takes the unit of a heading for that of the numbers below it', () => {
  const [table] = health(
    ['姓名', '身高（米）', '体重(斤)', '肺活量(ml)', '坐位体前屈 (mm)', '50米跑（秒）', '一分钟跳绳(必测)'],
    ['陈梅', '1.32', '73', '1800', '35', '10.2', '120'],
    ['李涛', '132厘米', '免测', '', '3.5厘米', '', ''],
  )

  expect(
    table?.rows.map(({ cells }) => cells.map((cell) => ('value' in cell ? cell.value : cell.msg))),
  ).toEqual([
    [132, '体重按千克填，1 斤是 0.5 千克', 1800, '坐位体前屈只能填数字（厘米）；免测填“免测”', 10.2, 120],
    [132, 'exempt', 3.5],
  ])
  // The sheet reads it once more.
  expect(table?.rows.map(({ cells }) => cells.map(({ typed }) => typed))).toEqual([
    ['1.32米', '73斤', '1800ml', '35mm', '10.2秒', '120'],
    ['132厘米', '免测', '3.5厘米'],
  ])
})
