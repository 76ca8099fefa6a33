import { create } from 'zustand'
import { currentUser } from '../../../shared/session/session.ts'
import type { FreeComment } from '../items/free-comment.ts'

/** What goes with a comment. `free` is null until something is said in its form, `photo` empty without a confirmed one. */
export type UnsentWords = { remark: string; free: FreeComment | null; photo: string }

/** The class, and the pupils or teams; of a series none. */
export type WrittenFor = { classId: string; ids: readonly string[] }

/** After a session has ended another teacher may sign in on the same page: whose words they are goes with them. */
type Written = UnsentWords & {
  userId?: string | undefined
  writtenFor?: WrittenFor
  /** Others are being chosen to get them too. */
  isForMore?: boolean
}

export const noWords: UnsentWords = { remark: '', free: null, photo: '' }

/**
 * What was written for a comment that is not given yet, in the open dialog or in one that was shut. It outlives the dialog
 * and the class beneath it, and ends with the next comment that is given to any pupil.
 */
export const useUnsentWords = create<Written>(() => noWords)

export function isSaying({ remark, free, photo }: UnsentWords): boolean {
  return remark !== '' || Boolean(free?.text) || photo !== ''
}

/** A dialog in which nothing is said yet leaves the words for others where they are. */
export function keepWords(words: UnsentWords, meant: WrittenFor): void {
  const { writtenFor } = useUnsentWords.getState()
  if (isSaying(words) || (writtenFor && isSame(writtenFor, meant)))
    useUnsentWords.setState({ ...words, userId: currentUser()?.userId, writtenFor: meant, isForMore: false })
}

/** What was written for these goes on to the next dialog whose receivers are these and more. */
export function keepWordsForMore(meant: WrittenFor): void {
  const { writtenFor } = useUnsentWords.getState()
  if (writtenFor && isSame(writtenFor, meant)) useUnsentWords.setState({ isForMore: true })
}

/** What was written for these receivers: no other pupil gets it. */
export function findWords(meant: WrittenFor): UnsentWords | undefined {
  const { userId, writtenFor, isForMore = false, ...words } = useUnsentWords.getState()
  if (!writtenFor || userId !== currentUser()?.userId) return undefined
  return isSame(writtenFor, meant) || (isForMore && isAmong(writtenFor, meant)) ? words : undefined
}

export function forgetUnsentWords(): void {
  useUnsentWords.setState(noWords, true)
}

function isSame(one: WrittenFor, other: WrittenFor): boolean {
  return one.ids.length === other.ids.length && isAmong(one, other)
}

function isAmong(few: WrittenFor, many: WrittenFor): boolean {
  return few.classId === many.classId && few.ids.every((id) => many.ids.includes(id))
}
