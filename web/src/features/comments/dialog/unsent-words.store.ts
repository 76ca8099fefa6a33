import { create } from 'zustand'
import type { FreeComment } from '../items/free-comment.ts'

/** `free` is null until something is said in the form of the free comment. */
export type UnsentWords = { remark: string; free: FreeComment | null }

export const noWords: UnsentWords = { remark: '', free: null }

/** What is being written in the open comment dialog, so that it outlives a class that is taken away beneath it. */
export const useUnsentWords = create(() => noWords)

export function forgetUnsentWords(): void {
  useUnsentWords.setState(noWords)
}
