import { createKeptWork } from '../../storage/kept-work.store.ts'
import { mergeKept } from './merge-kept.ts'
import type { Kept } from './sheet-editor.ts'

/** By the name of the sheet. */
const keptEdits = createKeptWork<Kept>('pinge-sheet-edits', mergeKept)

/** What was typed into a sheet and is not saved yet, with which this page goes on. */
export const takeUpEdits = keptEdits.takeUp

export function keepEdits(userId: string, sheet: string, kept: Kept): void {
  const isEmpty = kept.edits.length === 0 && kept.batch === null
  keptEdits.keep(userId, sheet, isEmpty ? undefined : kept)
}

/** How many cells of this teacher wait on the device. */
export function countEdits(userId: string): number {
  return Object.values(keptEdits.list(userId)).reduce((sum, { edits }) => sum + edits.length, 0)
}

export const useAreEditsKept = keptEdits.useIsKept

export const forgetSheetEdits = keptEdits.forget
