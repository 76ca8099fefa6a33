import { MAX_SAVED_CELLS } from '@pinge/contract/archives/cells.ts'
import { expect, it } from 'vitest'
import { createSheetEditor, type Kept, type Send } from './sheet-editor.ts'
import { cellKey, type Answer, type SentCell } from '../sheet-types.ts'

/** A sheet whose server and timers the test holds in its hands. */
function openSheet(kept?: Kept) {
  const calls: {
    cells: readonly SentCell[]
    requestId: string
    answer: (given: Answer) => void
    fail: (error: unknown) => void
  }[] = []
  let waiting: (() => void) | undefined
  let stored: Kept = { edits: [], batch: null }
  let numbers = 0
  const editor = createSheetEditor({
    kept,
    keep: (next) => (stored = next),
    newRequestId: () => `r${(numbers += 1)}`,
    formatFailure: String,
    isPassing: (error) => error === 'network',
    wait: (run) => {
      waiting = run
      return () => (waiting = undefined)
    },
  })
  const send: Send = (cells, requestId) =>
    new Promise((resolve, reject) => calls.push({ cells, requestId, answer: resolve, fail: reject }))
  const type = (typed: string, seen = 0) =>
    editor.type([{ rowId: 'mei', column: 'math', typed, read: { value: Number(typed) }, seen }])
  const pass = () => {
    const run = waiting
    waiting = undefined
    run?.()
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  editor.connect(send)
  return {
    editor,
    calls,
    type,
    pass,
    settle,
    kept: () => stored,
    edit: () => editor.getState().edits.get(key),
  }
}

const key = cellKey('mei', 'math')
const saved = (version: number): Answer => ({
  saved: [{ rowId: 'mei', column: 'math', version }],
  refused: [],
})

it('sends what was typed in one burst, and forgets it when it is saved', async () => {
  const { calls, type, pass, settle, edit, kept } = openSheet()
  type('90', 3)
  pass()
  expect(calls.map(({ cells }) => cells)).toEqual([[{ rowId: 'mei', column: 'math', value: 90, version: 3 }]])
  expect(kept().edits).toHaveLength(1)

  calls[0]?.answer(saved(4))
  await settle()
  expect(edit()).toBeUndefined()
  expect(kept()).toEqual({ edits: [], batch: null })
})

it('keeps what is typed over a cell that is on its way, and sends it with the new version', async () => {
  const { calls, type, pass, settle, edit } = openSheet()
  type('90', 3)
  pass()
  type('91', 3)
  calls[0]?.answer(saved(4))
  await settle()
  expect(edit()).toMatchObject({ typed: '91', seen: 4, state: 'waiting' })

  pass()
  expect(calls[1]?.cells).toEqual([{ rowId: 'mei', column: 'math', value: 91, version: 4 }])
})

it('sends a burst without an answer again under its number, before anything that was typed since', async () => {
  const { calls, type, pass, settle } = openSheet()
  type('90')
  pass()
  calls[0]?.fail('network')
  await settle()
  type('91')
  pass()

  expect(calls.map(({ requestId, cells }) => [requestId, cells[0]?.value])).toEqual([
    ['r1', 90],
    ['r1', 90],
  ])
  calls[1]?.answer(saved(1))
  await settle()
  pass()
  expect([calls[2]?.requestId, calls[2]?.cells[0]]).toMatchObject(['r2', { value: 91, version: 1 }])
})

it('goes on after a reload with what waited, and with the burst that was under way', () => {
  const first = openSheet()
  first.type('90')
  first.pass()
  const again = openSheet(first.kept())
  again.pass()

  expect(again.calls.map(({ requestId, cells }) => [requestId, cells[0]?.value])).toEqual([['r1', 90]])
})

it('keeps what is typed after a reload over the burst of the page before', async () => {
  const first = openSheet()
  first.type('90')
  first.pass()
  const again = openSheet(first.kept())
  again.pass()
  again.type('91')
  again.calls[0]?.answer(saved(1))
  await again.settle()

  expect(again.edit()).toMatchObject({ typed: '91', state: 'waiting' })
})

it('sends at once after a reload what waited and was under way nowhere', () => {
  const first = openSheet()
  first.type('90')
  const again = openSheet(first.kept())
  again.pass()

  expect(again.calls.map(({ cells }) => cells[0]?.value)).toEqual([90])
})

it('sends the burst of the page before under its own number, so that it is saved once', () => {
  const first = openSheet()
  first.type('90')
  first.pass()
  const { edits, batch } = first.kept()
  const again = openSheet({ edits, batch: batch && { ...batch, requestId: 'of the page before' } })
  again.pass()

  expect(again.calls[0]?.requestId).toBe('of the page before')
})

it('takes no refusal for what was typed over or dropped since', async () => {
  const refusal: Answer = {
    saved: [],
    refused: [{ rowId: 'mei', column: 'math', reason: 'invalid', msg: '分数不对', stored: null }],
  }
  const { editor, calls, type, pass, settle, edit } = openSheet()
  type('90')
  pass()
  type('91')
  calls[0]?.answer(refusal)
  await settle()
  expect(edit()).toMatchObject({ typed: '91', state: 'waiting' })

  pass()
  editor.drop(key)
  calls[1]?.answer(refusal)
  await settle()
  expect([edit(), editor.getState().problem]).toEqual([undefined, ''])
})

it('sends one burst at a time', async () => {
  const { calls, type, pass, settle } = openSheet()
  type('90')
  pass()
  type('91')
  pass()
  expect(calls).toHaveLength(1)

  calls[0]?.answer(saved(1))
  await settle()
  pass()
  expect(calls.map(({ cells }) => cells[0]?.value)).toEqual([90, 91])
})

it('goes out again by itself after the network failed, and no more once the page has gone', async () => {
  const { editor, calls, type, pass, settle } = openSheet()
  type('90')
  pass()
  calls[0]?.fail('network')
  await settle()
  pass()
  expect(calls).toHaveLength(2)

  editor.stop()
  calls[1]?.fail('network')
  await settle()
  pass()
  expect(calls).toHaveLength(2)
})

it('sends the cells that were understood, and leaves one with a fault where it stands', async () => {
  const { editor, calls, pass, settle, kept } = openSheet()
  const cell = (column: string, read: { value: number } | { msg: string }) => ({
    rowId: 'mei',
    column,
    typed: '9',
    read,
    seen: 0,
  })
  editor.type([cell('art', { msg: '请填等级' }), cell('math', { value: 9 })])
  pass()
  expect(calls[0]?.cells.map(({ column }) => column)).toEqual(['math'])

  const again = openSheet({ ...kept(), batch: null })
  again.pass()
  expect(again.calls[0]?.cells.map(({ column }) => column)).toEqual(['math'])
  calls[0]?.answer(saved(1))
  await settle()
  pass()
  expect(calls).toHaveLength(1)
  expect([...editor.getState().edits.values()].map(({ column, state }) => [column, state])).toEqual([
    ['art', 'faulty'],
  ])
})

it('sends no more cells at once than the server takes, and the rest after them', async () => {
  const { editor, calls, pass, settle } = openSheet()
  const rows = Array.from({ length: MAX_SAVED_CELLS + 1 }, (_, at) => `row ${at}`)
  editor.type(rows.map((rowId) => ({ rowId, column: 'math', typed: '9', read: { value: 9 }, seen: 0 })))
  pass()
  const [first] = calls
  first?.answer({
    saved: first.cells.map(({ rowId, column }) => ({ rowId, column, version: 1 })),
    refused: [],
  })
  await settle()
  pass()

  expect(calls.map(({ cells }) => cells.length)).toEqual([MAX_SAVED_CELLS, 1])
})

it('says what is refused, and sends a cell again that two changed where the teacher wants theirs', async () => {
  const { editor, calls, type, pass, settle, edit } = openSheet()
  type('90')
  pass()
  const stored = { value: 80, version: 7, teacherName: '李老师', updatedAt: 1 }
  calls[0]?.answer({
    saved: [],
    refused: [{ rowId: 'mei', column: 'math', reason: 'conflict', msg: '改了', stored }],
  })
  await settle()
  expect(edit()).toMatchObject({ state: 'conflict', typed: '90', msg: '改了' })

  editor.sendAgain(key)
  pass()
  expect(calls[1]?.cells).toMatchObject([{ value: 90, version: 7 }])
})

it('stops at a refusal of the whole burst, says why, and sends what is typed then under a new number', async () => {
  const { editor, calls, type, pass, settle, edit } = openSheet()
  type('90')
  pass()
  calls[0]?.fail('locked')
  await settle()
  pass()

  expect(calls).toHaveLength(1)
  expect([editor.getState().problem, edit()?.state]).toEqual(['locked', 'waiting'])

  type('91')
  pass()
  expect(calls.map(({ requestId, cells }) => [requestId, cells[0]?.value])).toEqual([
    ['r1', 90],
    ['r2', 91],
  ])
})

it('throws away what the server will not take, and nothing that was refused by itself', async () => {
  const { editor, calls, type, pass, settle, edit, kept } = openSheet()
  type('90')
  pass()
  calls[0]?.fail('locked')
  await settle()
  expect(editor.getState()).toMatchObject({ problem: 'locked', isRefused: true })

  editor.discard()
  expect([edit(), kept().edits, editor.getState().problem]).toEqual([undefined, [], ''])
  pass()
  expect(calls).toHaveLength(1)
})

it('offers nothing to throw away while the network alone is gone', async () => {
  const { editor, calls, type, pass, settle } = openSheet()
  type('90')
  pass()
  calls[0]?.fail('network')
  await settle()
  expect(editor.getState()).toMatchObject({ problem: 'network', isRefused: false })
})
