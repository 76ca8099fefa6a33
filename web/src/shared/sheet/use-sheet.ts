import type { CellValue } from '@pinge/contract/archives/cells.ts'
import { EXEMPT } from '@pinge/contract/archives/cells.ts'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { newRequestId } from '../api/call/new-request-id.ts'
import { formatFailure } from '../api/failure/format-failure.ts'
import { isPassingFailure } from '../api/failure/is-passing-failure.ts'
import { useWhenOnline } from '../device/use-when-online.ts'
import { currentUser } from '../session/session.ts'
import { runLater } from '../time/run-later.ts'
import { createSheetEditor, type Send, type SheetState } from './edits/sheet-editor.ts'
import { takeUpEdits, keepEdits } from './edits/sheet-edits.store.ts'
import {
  cellKey,
  type LeftOver,
  type SheetColumn,
  type SheetRow,
  type TypedCell,
  type Values,
} from './sheet-types.ts'
import { useGoneCells } from './edits/use-gone-cells.ts'
import { showLeftOver } from './edits/show-left-over.ts'

/** A cell as it was before and after one action of the hand. */
type Step = { rowId: string; column: string; before: string; after: string; seen?: number | undefined }[]

const MAX_STEPS = 30

export type SheetOptions<Row extends SheetRow> = {
  /** Names the sheet among all of this teacher's. */
  name: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  /** The same function for as long as it sends to the same sheet. */
  send: Send
}

/** What is typed into this teacher's sheet, with what an earlier page left. */
function openEditor(name: string) {
  const userId = currentUser()?.userId ?? ''
  return createSheetEditor({
    kept: takeUpEdits(userId, name),
    keep: (kept) => keepEdits(userId, name, kept),
    newRequestId,
    formatFailure,
    isPassing: isPassingFailure,
    wait: runLater,
  })
}

/** A sheet's cells with what is typed into them, which is saved by itself, and the way back of 30 steps. */
export function useSheet<Row extends SheetRow>({ name, columns, rows, send }: SheetOptions<Row>) {
  const [editor] = useState(() => openEditor(name))
  useWhenOnline(() => void editor.flush())
  // The world outside React: timers that send. What waits goes out once more, unless the session ended under it.
  useEffect(
    () => () => {
      if (currentUser()) void editor.flush()
      editor.stop()
    },
    [editor],
  )
  useEffect(() => editor.connect(send), [editor, send])
  const state = useSyncExternalStore(editor.subscribe, editor.getState)
  const [{ undone, done }, setSteps] = useState<{ done: Step[]; undone: Step[] }>({ done: [], undone: [] })

  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const byRow = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  useGoneCells(editor, byRow, byKey)

  const textOf = useCallback(
    (row: Row, column: SheetColumn<Row>): string => shownText(state, row, column),
    [state],
  )

  function write(step: Step): void {
    editor.type(
      step.flatMap(({ rowId, column, after, seen }) => {
        const read = byKey.get(column)?.read
        const row = byRow.get(rowId)
        if (!read || !row) return []
        return [
          { rowId, column, typed: after, read: read(after), seen: seen ?? row.cells[column]?.version ?? 0 },
        ]
      }),
    )
  }

  /**
   * Types these texts into cells, as one step; a cell that says the same already is left alone. What a colleague wrote
   * into a cell that was open here was not seen: it is the row of the opening that counts.
   */
  function type(cells: readonly TypedCell[], left?: LeftOver): void {
    if (left) showLeftOver(left)
    const step = cells.flatMap(({ rowId, column: key, typed, from }) => {
      const row = byRow.get(rowId)
      const column = byKey.get(key)
      if (!row || !column?.read) return []
      const before = textOf(row, column)
      const seen = from && (from.cells[key]?.version ?? 0)
      return before === typed.trim() ? [] : [{ rowId, column: key, before, after: typed.trim(), seen }]
    })
    if (step.length === 0) return
    const kept = step.map(({ seen: _, ...cell }) => cell)
    setSteps(({ done: before }) => ({ done: [...before, kept].slice(-MAX_STEPS), undone: [] }))
    write(step)
  }

  /** What a colleague wrote since into a cell of the step stays: neither way back leads over it. */
  function isStill({ rowId, column }: Step[number], text: string): boolean {
    const edit = state.edits.get(cellKey(rowId, column))
    if (edit) return edit.typed === text
    const read = byKey.get(column)?.read?.(text)
    return (
      read !== undefined && 'value' in read && read.value === (byRow.get(rowId)?.cells[column]?.value ?? null)
    )
  }

  function back(): void {
    const step = done.at(-1)
    if (!step) return
    setSteps({ done: done.slice(0, -1), undone: [...undone, step] })
    const own = step.filter((cell) => isStill(cell, cell.after))
    write(own.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before })))
  }

  function again(): void {
    const step = undone.at(-1)
    if (!step) return
    setSteps({ done: [...done, step], undone: undone.slice(0, -1) })
    write(step.filter((cell) => isStill(cell, cell.before)))
  }

  return {
    state,
    textOf,
    type,
    back,
    again,
    sendAgain: editor.sendAgain,
    drop: editor.drop,
    discard: editor.discard,
    flush: editor.flush,
  }
}

export type Sheet = ReturnType<typeof useSheet>

/** What stands in a cell: what was typed, also where it was not understood, else what the server has. */
export function shownText<Row extends SheetRow>(
  { edits }: Pick<SheetState, 'edits'>,
  row: Row,
  { key, exempt = EXEMPT }: Pick<SheetColumn<Row>, 'key' | 'exempt'>,
): string {
  const edit = edits.get(cellKey(row.id, key))
  if (edit) return edit.typed
  const value = row.cells[key]?.value ?? null
  return value === EXEMPT ? exempt : String(value ?? '')
}

/** The values of a row by column, with what is typed and understood: what totals are told from as one types. */
export function valuesOf(
  { edits }: Pick<SheetState, 'edits'>,
  row: SheetRow,
  columns: readonly { key: string }[],
): Values {
  const values: Record<string, CellValue> = {}
  for (const { key } of columns) {
    const edit = edits.get(cellKey(row.id, key))
    const value = edit ? edit.value : (row.cells[key]?.value ?? null)
    if (value !== null) values[key] = value
  }
  return values
}
