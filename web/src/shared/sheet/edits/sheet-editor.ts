import { MAX_SAVED_CELLS, type CellValue, type StoredCell } from '@pinge/contract/archives/cells.ts'
import type { ReadCell } from '@pinge/contract/archives/read-text.ts'
import { cellKey, type Answer, type SentCell } from '../sheet-types.ts'

/** A cell that is not yet as the server has it. */
export type Edit = {
  rowId: string
  column: string
  typed: string
  value: CellValue
  /** The version that stood there when it was typed. */
  seen: number
  /** On its way, not understood, refused by the server, or changed by somebody else too. */
  state: 'waiting' | 'faulty' | 'refused' | 'conflict'
  msg: string
  stored: StoredCell | null
  /** Grows with each change, so that an answer to an older one settles nothing. */
  turn: number
}

export type Typed = { rowId: string; column: string; typed: string; read: ReadCell; seen: number }

type Batch = { requestId: string; cells: readonly SentCell[]; turns: readonly number[] }
/** What outlives the page. */
export type Kept = { edits: readonly Edit[]; batch: Batch | null }

export type SheetState = {
  edits: ReadonlyMap<string, Edit>
  isSending: boolean
  /** Why nothing goes out at the moment; empty while it does. */
  problem: string
  /** The server said no, so that waiting changes nothing. */
  isRefused: boolean
}

export type Send = (cells: readonly SentCell[], requestId: string) => Promise<Answer>

export type EditorDeps = {
  kept: Kept | undefined
  keep: (kept: Kept) => void
  newRequestId: () => string
  formatFailure: (error: unknown) => string
  /** Whether it may go out by itself a little later. */
  isPassing: (error: unknown) => boolean
  wait: (run: () => void, ms: number) => () => void
}

const BURST_MS = 300
const RETRY_MS = 4_000

/**
 * What is typed into a sheet and goes out by itself: in bursts, one after another, each until it is answered. A burst
 * whose answer was lost goes out again under its own number before anything else does.
 */
export function createSheetEditor(deps: EditorDeps) {
  const edits = new Map((deps.kept?.edits ?? []).map((edit) => [cellKey(edit.rowId, edit.column), edit]))
  let batch = deps.kept?.batch ?? null
  let turn = Math.max(0, ...(deps.kept?.edits ?? []).map((edit) => edit.turn))
  let state: SheetState = { edits: new Map(edits), isSending: false, problem: '', isRefused: false }
  let stopWaiting = (): void => {}
  let send: Send | undefined
  const listeners = new Set<() => void>()

  function tell(changes: Partial<SheetState> = {}): void {
    state = { ...state, ...changes, edits: new Map(edits) }
    deps.keep({ edits: [...edits.values()], batch })
    for (const listener of listeners) listener()
  }

  function type(cells: readonly Typed[]): void {
    for (const cell of cells) {
      const key = cellKey(cell.rowId, cell.column)
      edits.set(key, editOf(cell, edits.get(key)?.seen, (turn += 1)))
    }
    tell()
    later(BURST_MS)
  }

  function settle(key: string, how: (edit: Edit) => void): void {
    const edit = edits.get(key)
    if (!edit) return
    how(edit)
    tell()
    later(0)
  }

  /** What waits is thrown away, and what the server has stands there again. */
  function discard(): void {
    if (state.isSending) return
    stopWaiting()
    batch = null
    dropWaiting(edits)
    tell({ problem: '', isRefused: false })
  }

  function later(ms: number): void {
    stopWaiting()
    stopWaiting = deps.wait(() => void flush(), ms)
  }

  async function flush(): Promise<void> {
    if (state.isSending || !send) return
    batch ??= drawBatch(edits, deps.newRequestId)
    if (!batch) return
    const sent = batch
    tell({ isSending: true })
    try {
      const answer = await send(sent.cells, sent.requestId)
      takeAnswer(edits, sent, answer)
      batch = null
      tell({ isSending: false, problem: '', isRefused: false })
      if (isWaiting(edits)) later(0)
    } catch (error) {
      const isPassing = deps.isPassing(error)
      // A refusal did nothing: what is typed by then goes out under a new number.
      if (!isPassing) batch = null
      tell({ isSending: false, problem: deps.formatFailure(error), isRefused: !isPassing })
      if (isPassing && send !== undefined) later(RETRY_MS)
    }
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type,
    /** Of a cell that two changed: what was typed here goes out once more. */
    sendAgain: (key: string) => settle(key, (edit) => edits.set(key, renew(edit, (turn += 1)))),
    /** What was typed here goes, and what the server has stands there again. */
    drop: (key: string) => settle(key, () => edits.delete(key)),
    discard,
    flush,
    /** From now on this is how it goes out; what an earlier page left does so at once. */
    connect: (by: Send) => {
      const isFirst = send === undefined
      send = by
      if (isFirst && (batch !== null || isWaiting(edits))) later(0)
    },
    /** The page goes: nothing is sent any more, what waits is kept. */
    stop: () => {
      send = undefined
      stopWaiting()
    },
  }
}

type Edits = Map<string, Edit>

function isWaiting(edits: Edits): boolean {
  return [...edits.values()].some(({ state }) => state === 'waiting')
}

function dropWaiting(edits: Edits): void {
  for (const [key, edit] of edits) if (edit.state === 'waiting') edits.delete(key)
}

function editOf(
  { rowId, column, typed, read, seen }: Typed,
  seenBefore: number | undefined,
  turn: number,
): Edit {
  const common = { rowId, column, typed, seen: seenBefore ?? seen, stored: null, turn }
  return 'msg' in read
    ? { ...common, value: null, state: 'faulty', msg: read.msg }
    : { ...common, value: read.value, state: 'waiting', msg: '' }
}

const renew = (edit: Edit, turn: number): Edit => ({ ...edit, state: 'waiting', msg: '', turn })

function drawBatch(edits: Edits, newRequestId: () => string): Batch | null {
  const waiting = [...edits.values()].filter((edit) => edit.state === 'waiting').slice(0, MAX_SAVED_CELLS)
  if (waiting.length === 0) return null
  return {
    requestId: newRequestId(),
    cells: waiting.map(({ rowId, column, value, seen }) => ({ rowId, column, value, version: seen })),
    turns: waiting.map((edit) => edit.turn),
  }
}

/** What was typed over since then stays, and goes out with the version that is known now. */
function takeAnswer(edits: Edits, { cells, turns }: Batch, { saved, refused }: Answer): void {
  const turnOf = new Map(cells.map(({ rowId, column }, at) => [cellKey(rowId, column), turns[at]]))
  for (const { rowId, column, version } of saved) {
    const key = cellKey(rowId, column)
    const edit = edits.get(key)
    if (edit?.turn === turnOf.get(key)) edits.delete(key)
    else if (edit) edits.set(key, { ...edit, seen: version })
  }
  for (const { rowId, column, reason, msg, stored } of refused) {
    const key = cellKey(rowId, column)
    const edit = edits.get(key)
    if (!edit || edit.turn !== turnOf.get(key)) continue
    const isConflict = reason === 'conflict'
    const seen = isConflict ? (stored?.version ?? edit.seen) : edit.seen
    edits.set(key, { ...edit, seen, msg, stored, state: isConflict ? 'conflict' : 'refused' })
  }
}
