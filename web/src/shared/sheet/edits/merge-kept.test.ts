import { expect, it } from 'vitest'
import { mergeKept } from './merge-kept.ts'
import type { Edit, Kept } from './sheet-editor.ts'

const edit = (rowId: string, typed: string): Edit => ({
  rowId,
  column: '语文',
  typed,
  value: Number(typed),
  seen: 1,
  state: 'waiting',
  msg: '',
  stored: null,
  turn: 1,
})
const kept = (...edits: Edit[]): Kept => ({ edits, batch: null })
const batch = (requestId: string) => ({ requestId, cells: [], turns: [] })

it('keeps the cells that another tab typed into the same sheet', () => {
  const stands = kept(edit('mei', '90'), edit('tao', '80'))

  expect(mergeKept(stands, kept(edit('mei', '90')), kept(edit('mei', '95')))).toEqual(
    kept(edit('tao', '80'), edit('mei', '95')),
  )
})

it('takes away the cells that are saved, and nothing else', () => {
  const stands = kept(edit('mei', '90'), edit('tao', '80'))

  expect(mergeKept(stands, kept(edit('mei', '90')), undefined)).toEqual(kept(edit('tao', '80')))
  expect(mergeKept(kept(edit('mei', '90')), kept(edit('mei', '90')), undefined)).toBeUndefined()
  expect(mergeKept(kept(edit('mei', '95')), kept(edit('mei', '90')), undefined)).toEqual(
    kept(edit('mei', '95')),
  )
})

it('sends what was on its way in the other tab under its own number', () => {
  const theirs = { edits: [edit('tao', '80')], batch: batch('b2') }

  expect(mergeKept(theirs, undefined, kept(edit('mei', '90')))?.batch).toEqual(batch('b2'))
  expect(mergeKept(theirs, theirs, kept())).toBeUndefined()
  expect(mergeKept(theirs, undefined, { ...kept(), batch: batch('b1') })?.batch).toEqual(batch('b1'))
})
