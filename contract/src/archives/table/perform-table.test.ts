import { expect, it } from 'vitest'
import { defaultKinds, defaultSubjects } from '../default-columns.ts'
import { matchPerform } from './perform-table.ts'

const mei = { studentId: 'mei', username: '陈梅', stuNo: '01', cells: {}, aside: { value: null, version: 0 } }
const sheet = { subjects: defaultSubjects(3), kinds: [...defaultKinds], rows: [mei], customAsideName: '' }

const line = ['001', '陈梅', '80', '90']
/** What each table of marks says, and what is read of it for the chosen kind 期末. */
function readTables(tables: Readonly<Record<string, readonly string[][]>>, columns = sheet) {
  const named = Object.entries(tables).map(([name, cells]) => ({ name, cells: [...cells] }))
  return matchPerform(named, columns, 'final').map(({ name, said, rows: read }) => [
    name,
    said,
    ...read.flatMap(({ problem, cells }) => [problem, ...cells.map(({ key, typed }) => `${key} ${typed}`)]),
  ])
}

it('reads the sheets 期中 and 期末 of a workbook each for the kind of its name', () => {
  const heading = ['学号', '姓名', '语文', '数学']

  expect(
    readTables({ 说明: [heading, line], 期中: [heading, line], '三(2)班期末成绩': [heading, line] }),
  ).toEqual([
    ['期中', '期中', '', 'chinese.midterm 80', 'math.midterm 90'],
    ['三(2)班期末成绩', '期末', '', 'chinese.final 80', 'math.final 90'],
  ])
})

it('reads the sheets 语文 and 数学 of a workbook each for the subject of its name', () => {
  const heading = ['学号', '姓名', '期中', '期末成绩']

  expect(
    readTables({
      语文: [heading, line],
      数学成绩: [heading, line],
      道法期中: [['学号', '姓名', '成绩', '名次'], line],
    }),
  ).toEqual([
    ['语文', '语文', '', 'chinese.midterm 80', 'chinese.final 90'],
    ['数学成绩', '数学', '', 'math.midterm 80', 'math.final 90'],
    ['道法期中', '道德与法治期中', '', 'morality.midterm 80'],
  ])
})

it('takes a sheet for the chosen kind where its name says none or two, and for no other than a hidden one', () => {
  const cells = [['学号', '姓名', '语文', '名次'], line]
  const hidden = {
    ...sheet,
    kinds: sheet.kinds.map((kind) => ({ ...kind, isHidden: kind.id === 'midterm' })),
  }

  expect(readTables({ Sheet1: cells })).toEqual([['Sheet1', '', '', 'chinese.final 80']])
  expect(readTables({ 期中和期末: cells })).toEqual([['期中和期末', '', '', 'chinese.final 80']])
  expect(readTables({ 期中: cells }, hidden)).toEqual([])
})

it('takes 英语成绩 and 期末考试数学得分 for marks, and 语文等级 beside marks for none', () => {
  const cells = [
    ['姓名', '语文等级', '语文分数', '英语成绩', '期末考试数学得分', '道法期中成绩', '体育等级', '总成绩'],
    ['陈梅', '优', '95', '91', '92', '93', '优', '371'],
  ]

  const [table] = matchPerform([{ name: '', cells }], sheet, 'final')

  expect(table?.columns.map(({ heading, key }) => `${heading} ${key}`)).toEqual([
    '语文分数 chinese.final',
    '英语成绩 english.final',
    '期末考试数学得分 math.final',
    '道法期中成绩 morality.midterm',
    '体育等级 sports.final',
  ])
  expect(table?.unknown).toEqual(['语文等级', '总成绩'])
})

it('reads subjects below 各科成绩 or 期中成绩, with the numbers of pupils beside their names', () => {
  const heading = ['学生信息', '', '各科成绩', '', '期中成绩', '']
  const cells = [
    heading,
    ['学号', '姓名', '语文', '数学', '语文', '数学'],
    ['004', '陈梅', '1', '2', '3', '4'],
  ]
  const pupils = [mei, { ...mei, studentId: 'other', stuNo: '4' }]

  const [table] = matchPerform([{ name: '', cells }], { ...sheet, rows: pupils }, 'final')

  expect(table?.rows.map(({ studentId }) => studentId)).toEqual(['other'])
  expect(table?.columns.map(({ key }) => key)).toEqual([
    'chinese.final',
    'math.final',
    'chinese.midterm',
    'math.midterm',
  ])
})

it('takes no line of totals for a pupil, and no pupil for a line of totals', () => {
  const totals = [
    '班级平均',
    '年级平均分',
    '总分',
    '参考人数',
    '缺考',
    '低分率',
    '全班最高分',
    '标准差',
    '满分',
    '任课教师：',
  ]
  const cells = [
    ['总评', '姓名', '语文'],
    ['优秀', '陈梅', '95'],
    ...totals.map((name) => ['', name, '88']),
    ['小计', '2人', '88'],
    ['', '丁当', '90'],
  ]

  const [table] = matchPerform([{ name: '', cells }], sheet, 'final')

  expect(table?.rows.map(({ username, problem }) => [username, problem])).toEqual([
    ['陈梅', ''],
    ['丁当', '班里没有这名学生'],
  ])
})
