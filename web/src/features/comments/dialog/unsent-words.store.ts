import { create } from 'zustand'
import { currentUser } from '../../../shared/session/session.ts'
import type { FreeComment } from '../items/free-comment.ts'

/** `free` is null until something is said in the form of the free comment. */
export type UnsentWords = { remark: string; free: FreeComment | null }

/** After a session has ended another teacher may sign in on the same page: whose words they are goes with them. */
type Written = UnsentWords & { userId?: string | undefined }

export const noWords: UnsentWords = { remark: '', free: null }

/** What is being written in the open comment dialog, so that it outlives a class that is taken away beneath it. */
export const useUnsentWords = create<Written>(() => noWords)

/** A dialog begins with these words of the teacher who is signed in. */
export function beginWords(words: UnsentWords): void {
  useUnsentWords.setState({ ...words, userId: currentUser()?.userId })
}

export function forgetUnsentWords(): void {
  useUnsentWords.setState(noWords)
}
