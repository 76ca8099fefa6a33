import { readMark } from '@pinge/contract/archives/read-mark.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { enterSession } from '../session/session.ts'
import type { Answer, SentCell, SheetRow } from './sheet-types.ts'
import { useSheet } from './use-sheet.ts'

const columns = [
  {
    key: 'math',
    title: '数学',
    width: 5,
    read: (typed: string) => readMark({ mode: 'score', max: 100 }, typed),
  },
]
const rowWith = (value: number | null, version: number): SheetRow[] => [
  { id: 'mei', name: '陈梅', number: '1', cells: { math: { value, version } } },
]

function openSheet() {
  enterSession(makeTeacher(), false)
  const sent: SentCell[] = []
  const send = async (cells: readonly SentCell[]): Promise<Answer> => {
    sent.push(...cells)
    return {
      saved: cells.map(({ rowId, column, version }) => ({ rowId, column, version: version + 1 })),
      refused: [],
    }
  }
  const sheet = renderHook(({ rows }) => useSheet({ name: 'd1/perform', columns, rows, send }), {
    initialProps: { rows: rowWith(80, 1) },
  })
  const saved = async (value: number | null, version: number) => {
    await waitFor(() => expect(sent.at(-1)?.value).toBe(value))
    await waitFor(() => expect(sheet.result.current.state.edits.size).toBe(0))
    sheet.rerender({ rows: rowWith(value, version) })
  }
  return { sheet, sent, saved }
}

it('takes a step back and forth again', async () => {
  const { sheet, saved } = openSheet()
  act(() => sheet.result.current.type([{ rowId: 'mei', column: 'math', typed: '９０' }]))
  await saved(90, 2)
  act(() => sheet.result.current.back())
  await saved(80, 3)
  act(() => sheet.result.current.again())

  await saved(90, 4)
})

it('leads neither back nor forth over what a colleague wrote since', async () => {
  const { sheet, sent, saved } = openSheet()
  act(() => sheet.result.current.type([{ rowId: 'mei', column: 'math', typed: '90' }]))
  await saved(90, 2)
  sheet.rerender({ rows: rowWith(70, 3) })
  act(() => sheet.result.current.back())
  act(() => sheet.result.current.again())

  expect(sheet.result.current.state.edits.size).toBe(0)
  expect(sent).toHaveLength(1)
})
