import { create } from 'zustand'
import { currentUser } from '../../../shared/session/session.ts'
import type { FreeComment } from '../items/free-comment.ts'

/** `free` is null until something is said in the form of the free comment. */
export type UnsentWords = { remark: string; free: FreeComment | null }

/** After a session has ended another teacher may sign in on the same page: whose words they are goes with them. */
type Written = UnsentWords & { userId?: string | undefined; form?: string }

export const noWords: UnsentWords = { remark: '', free: null }

/** What is being written in the open comment dialog, so that it outlives a class that is taken away beneath it. */
export const useUnsentWords = create<Written>(() => noWords)

/** A dialog begins with these words of the teacher who is signed in; its form names the class and the receivers. */
export function beginWords(words: UnsentWords, form: string): void {
  useUnsentWords.setState({ ...words, userId: currentUser()?.userId, form })
}

/** What is being written in a form whose board was taken away beneath it. */
export function findWords(form: string): UnsentWords | undefined {
  const { userId, form: written, ...words } = useUnsentWords.getState()
  return written === form && userId === currentUser()?.userId ? words : undefined
}

export function forgetUnsentWords(): void {
  useUnsentWords.setState(noWords, true)
}
