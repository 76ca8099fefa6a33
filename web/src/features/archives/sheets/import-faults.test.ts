import type { MatchedTable } from '@pinge/contract/archives/table/match-table.ts'
import { describe, expect, it } from 'vitest'
import { faultsOf, takenOf } from './import-faults.ts'

type Row = MatchedTable<string>['rows'][number]

const columns = [
  {
    key: 'math.final',
    read: (typed: string) =>
      /^\d+$/u.test(typed) ? { value: Number(typed) } : { msg: `“${typed}”不是分数` },
  },
]
const row = (said: Partial<Row>): Row => ({
  row: 2,
  username: '陈梅',
  studentId: 'mei',
  problem: '',
  cells: [],
  ...said,
})
const table = (...rows: Row[]): MatchedTable<string>[] => [
  {
    columns: [{ key: 'math.final', heading: '数学期末' }],
    rows,
  } as MatchedTable<string>,
]
const good = { key: 'math.final', typed: '95', value: 95 }
const bad = { key: 'math.final', typed: '九十', msg: '“九十”不是分数' }

describe('what is wrong in a file', () => {
  it('is told at its row and column, and what is right is not', () => {
    const faults = faultsOf(table(row({ cells: [good] }), row({ row: 3, cells: [bad] })), columns, {})

    expect(faults).toEqual([
      { at: '0/1/math.final', where: '第 3 行 陈梅 数学期末', msg: '“九十”不是分数', typed: '九十' },
    ])
  })

  it('stays in the list once it is mended, with its new reason or none', () => {
    const tables = table(row({ cells: [bad] }))
    const msgAfter = (text: string) => faultsOf(tables, columns, { '0/0/math.final': text })[0]?.msg

    expect(msgAfter('90')).toBe('')
    expect(msgAfter('九')).toBe('“九”不是分数')
  })

  it('is a whole row where its pupil is not known, whatever its cells say', () => {
    const unknown = row({ studentId: null, username: '陈美', problem: '班里没有这名学生', cells: [bad] })

    expect(faultsOf(table(unknown), columns, {})).toEqual([
      { at: '0/0', where: '第 2 行 陈美', msg: '班里没有这名学生', typed: null },
    ])
  })
})

it('a fault of a workbook with several tables names its own', () => {
  const [of2] = table(row({ cells: [bad] }))
  const [of3] = table(row({ studentId: null, username: '赵六', problem: '班里没有这名学生' }))
  if (!of2 || !of3) throw new Error('both are tables')
  const tables = [
    { ...of2, name: '2班' },
    { ...of3, name: '3班' },
  ]

  expect(faultsOf(tables, columns, {}).map(({ where }) => where)).toEqual([
    '工作表“2班”第 2 行 陈梅 数学期末',
    '工作表“3班”第 2 行 赵六',
  ])
})

describe('what is taken from a file', () => {
  it('is each cell of a known pupil, as it stands there or was mended', () => {
    const tables = table(
      row({ cells: [good] }),
      row({ row: 3, studentId: 'tao', cells: [bad] }),
      row({ row: 4, studentId: null, problem: '班里没有这名学生', cells: [good] }),
    )

    expect(takenOf(tables, { '0/1/math.final': '90' })).toEqual({
      pupils: 2,
      cells: [
        { rowId: 'mei', column: 'math.final', typed: '95' },
        { rowId: 'tao', column: 'math.final', typed: '90' },
      ],
    })
  })

  it('is mended for one of two pupils who stand in one line of the file', () => {
    const tables = table(row({ cells: [bad] }), row({ studentId: 'tao', username: '李涛', cells: [good] }))
    const [fault] = faultsOf(tables, columns, {})

    expect(takenOf(tables, { [fault?.at ?? '']: '60' }).cells).toEqual([
      { rowId: 'mei', column: 'math.final', typed: '60' },
      { rowId: 'tao', column: 'math.final', typed: '95' },
    ])
  })

  it('counts no pupil whose line holds nothing', () => {
    const tables = table(row({ cells: [good] }), row({ row: 3, studentId: 'tao', username: '李涛' }))

    expect(takenOf(tables, {}).pupils).toBe(1)
  })

  it('counts a pupil once whom two tables of the file name', () => {
    const tables = [...table(row({ cells: [good] })), ...table(row({ cells: [good] }))]

    expect(takenOf(tables, {}).pupils).toBe(1)
  })

  it('is not a cell that was emptied, so that a mark in the sheet stays', () => {
    const taken = takenOf(table(row({ cells: [bad] })), { '0/0/math.final': ' ' })

    expect(taken).toEqual({ pupils: 0, cells: [] })
  })
})
