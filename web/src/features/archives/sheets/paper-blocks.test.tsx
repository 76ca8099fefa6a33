import { expect, it } from 'vitest'
import type { Edit, SheetState } from '../../../shared/sheet/edits/sheet-editor.ts'
import { cellKey, type SheetColumn, type SheetRow } from '../../../shared/sheet/sheet-types.ts'
import { paperBlocks } from './paper-blocks.ts'

const read = (typed: string) => ({ value: Number(typed) })
const column = (key: string, said: Partial<SheetColumn> = {}): SheetColumn => ({
  key,
  title: key,
  width: 4,
  read,
  ...said,
})
const row = (name: string, cells: SheetRow['cells']): SheetRow => ({ id: name, name, number: '', cells })
const cell = (value: number) => ({ value, version: 1 })
const state = (edits: readonly Partial<Edit>[] = []): SheetState =>
  ({
    edits: new Map(edits.map((edit) => [cellKey(edit.rowId ?? '', edit.column ?? ''), edit])),
  }) as unknown as SheetState

it('only columns in which something stands go on paper, each under its group, with all pupils', () => {
  const columns = [column('期中', { group: '语文' }), column('期末', { group: '语文' }), column('备注')]
  const rows = [row('陈梅', { 期末: cell(95) }), row('李涛', {})]

  expect(paperBlocks(columns, rows, state())).toEqual([
    {
      headings: ['姓名', '语文 期末'],
      rows: [
        ['陈梅', '95'],
        ['李涛', ''],
      ],
    },
  ])
})

it('many columns stand in blocks of nearly one size, so that the last is no single column', () => {
  const keys = Array.from({ length: 13 }, (_, place) => `第${place + 1}次`)
  const rows = [row('陈梅', Object.fromEntries(keys.map((key) => [key, cell(90)])))]

  const blocks = paperBlocks(
    keys.map((key) => column(key)),
    rows,
    state(),
  )

  expect(blocks.map(({ headings }) => headings.length - 1)).toEqual([7, 6])
})

it('a sheet in which nothing stands has nothing to print', () => {
  expect(paperBlocks([column('期末')], [row('陈梅', {})], state())).toEqual([])
})

it.each(['faulty', 'refused', 'conflict'] as const)(
  'what the sheet cannot take is no mark on paper: %s',
  (said) => {
    const value = said === 'faulty' ? null : 90
    const edit = { rowId: '陈梅', column: '期末', typed: '90', value, state: said } as unknown as Edit

    expect(paperBlocks([column('期末')], [row('陈梅', { 期末: cell(80) })], state([edit]))).toEqual([])
  },
)

it('a total stands there with its level, and a score that was typed without', () => {
  const shown = () => ({ text: '92', note: '优秀' })
  const columns = [column('跳绳', { show: shown }), { key: '总分', title: '总分', width: 4, show: shown }]

  const [block] = paperBlocks(columns, [row('陈梅', { 跳绳: cell(120) })], state())

  expect(block?.rows).toEqual([['陈梅', '92', '92 优秀']])
})

it('two pupils of one name are told apart on paper by their numbers', () => {
  const rows = ['04', '05'].map((number) => ({ ...row('王海燕', { 期末: cell(95) }), id: number, number }))

  expect(paperBlocks([column('期末')], rows, state())[0]?.rows).toEqual([
    ['王海燕 04', '95'],
    ['王海燕 05', '95'],
  ])
})
