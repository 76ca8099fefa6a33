import { useEffect, useState } from 'react'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { useGiving } from '../give/GivingProvider.tsx'
import { isWithin, receiverIds, type GivenComment } from '../give/given-comment.ts'
import { FREE_COMMENT_ID } from '../items/free-comment.ts'
import type { ReceiversProps } from './Receivers.tsx'
import {
  findWords,
  isSaying,
  keepWords,
  keepWordsForMore,
  noWords,
  useUnsentWords,
  type UnsentWords,
} from './unsent-words.store.ts'

/**
 * What is written in the dialog. It begins with what the end of the session interrupted, with what stood there when the
 * dialog was shut, or with a comment that was refused: for these receivers and no other.
 */
export function useWords(classId: string, receivers: ReceiversProps) {
  const meant = useMeant(classId, receiverIds(receivers))
  const refused = useGiving((given) => given.refused.find((one) => isWithin(receivers, one)))
  const form = `comment/${classId}/${meant.ids.toSorted((a, b) => (a < b ? -1 : 1)).join()}`
  const [left] = useState(() => findWords(meant))
  const [words, setWords] = useState(() =>
    findInterrupted(form, left ?? (refused ? wordsOf(refused) : noWords)),
  )
  // Of what is given nothing is kept.
  useKeepInterrupted(form, () =>
    isSaying(words) && useUnsentWords.getState().writtenFor ? words : undefined,
  )
  // A store, which outlives the dialog.
  useEffect(() => keepWords(words, meant), [words, meant])
  const goesWithItem = left?.remark ? '写好的备注' : left?.photo ? '选好的照片' : ''
  // A toast lies outside React: no teacher looks at the foot of the dialog before the tap that sends it.
  useEffect(() => {
    if (goesWithItem) showSuccess(`${goesWithItem}还在，会随点评一起提交`)
  }, [goesWithItem])

  return {
    ...words,
    write: (typed: Partial<UnsentWords>): void => setWords((before) => ({ ...before, ...typed })),
    keepForMore: () => keepWordsForMore(meant),
  }
}

/** Whom the words are for. When the last of them leaves the class, they stay what was written for those. */
function useMeant(classId: string, ids: readonly string[]) {
  const [meant, setMeant] = useState({ classId, ids })
  const isOther = ids.length > 0 && ids.join() !== meant.ids.join()
  if (isOther) setMeant({ classId, ids })
  return isOther ? { classId, ids } : meant
}

function wordsOf({
  remark,
  photo = '',
  item: { id, name, score, type },
}: Pick<GivenComment, 'remark' | 'photo' | 'item'>): UnsentWords {
  return { remark, photo, free: id === FREE_COMMENT_ID ? { text: name, points: score, type } : null }
}
