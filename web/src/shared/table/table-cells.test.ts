import { expect, it } from 'vitest'
import { tableCells } from './table-cells.ts'
import type { TableColumn } from './table-file.ts'

type Row = { name: string; points: number | null; at: number | null; birthday: string | null }

const columns: TableColumn<Row>[] = [
  { heading: '姓名', width: 12, type: 'text', value: ({ name }) => name },
  { heading: '积分', width: 8, type: 'number', value: ({ points }) => points },
  { heading: '时间', width: 18, type: 'time', value: ({ at }) => at },
  { heading: '出生日期', width: 12, type: 'date', value: ({ birthday }) => birthday },
]

const row = { name: '王浩然', points: 3, at: Date.UTC(2026, 2, 5, 23, 30), birthday: '2017-03-05' }

it('gives each cell the type of its column, and times as the clock of the school shows them', () => {
  const [heading, cells] = tableCells(columns, [row])

  expect(heading).toMatchObject([
    { value: '姓名' },
    { value: '积分' },
    { value: '时间' },
    { value: '出生日期' },
  ])
  expect(cells).toEqual([
    { value: '王浩然', type: String, format: '@' },
    { value: 3, type: Number },
    { value: new Date('2026-03-06T07:30:00Z'), type: Date, format: 'yyyy-mm-dd hh:mm' },
    { value: new Date('2017-03-05T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
  ])
})

it.each(['=1+1', '+86', '-5', '@here', '007'])('keeps %s as text', (name) => {
  const [, cells] = tableCells(columns, [{ ...row, name }])

  expect(cells?.[0]).toEqual({ value: name, type: String, format: '@' })
})

it('leaves a cell empty where there is nothing, but writes a zero', () => {
  const [, cells] = tableCells(columns, [{ name: '', points: 0, at: null, birthday: null }])

  expect(cells).toEqual([null, { value: 0, type: Number }, null, null])
})

it('writes a number as a number and words as words where a column holds both', () => {
  const mixed: TableColumn<string | number>[] = [
    { heading: '语文', width: 8, type: 'mixed', value: (value) => value },
  ]

  expect(tableCells(mixed, [95, '免考']).slice(1)).toEqual([
    [{ value: 95, type: Number }],
    [{ value: '免考', type: String, format: '@' }],
  ])
})
