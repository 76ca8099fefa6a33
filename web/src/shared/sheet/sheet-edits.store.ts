import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../storage/device-storage.ts'
import type { Kept } from './sheet-editor.ts'

/** By teacher, then by sheet. */
type SheetEdits = { byUser: Readonly<Record<string, Readonly<Record<string, Kept>>>> }

const useSheetEdits = create<SheetEdits>()(
  persist(() => ({ byUser: {} }), { name: 'pinge-sheet-edits', version: 1, storage: deviceStorage() }),
)

/** What was typed into a sheet and is not saved yet. */
export function findKeptEdits(userId: string, sheet: string): Kept | undefined {
  return useSheetEdits.getState().byUser[userId]?.[sheet]
}

export function keepEdits(userId: string, sheet: string, kept: Kept): void {
  const isEmpty = kept.edits.length === 0 && kept.batch === null
  if (isEmpty && findKeptEdits(userId, sheet) === undefined) return
  useSheetEdits.setState(({ byUser }) => {
    const { [sheet]: _, ...others } = byUser[userId] ?? {}
    return { byUser: { ...byUser, [userId]: isEmpty ? others : { ...others, [sheet]: kept } } }
  })
}

/** Of a teacher who leaves the device nothing stays. */
export function forgetSheetEdits(userId: string): void {
  useSheetEdits.setState(({ byUser: { [userId]: _, ...byUser } }) => ({ byUser }))
}
