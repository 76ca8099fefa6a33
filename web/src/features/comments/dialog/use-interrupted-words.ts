import { useEffect, useEffectEvent, useState } from 'react'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { receiverIds } from '../give/given-comment.ts'
import type { ReceiversProps } from './Receivers.tsx'
import { beginWords, findWords, useUnsentWords, type UnsentWords } from './unsent-words.store.ts'

/** The words that the end of the session interrupted. They belong to these receivers: no other pupil gets them. */
export function useInterruptedWords(
  classId: string,
  receivers: ReceiversProps,
  otherwise: UnsentWords,
): UnsentWords {
  const ids = receiverIds(receivers)
  const form = `comment/${classId}/${ids.toSorted((a, b) => (a < b ? -1 : 1)).join()}`
  // The dialog of a scheme that is gone stands in another place of the page, and goes on.
  const [words] = useState(() => findInterrupted(form, (receivers.toTeams && findWords(form)) ?? otherwise))
  useKeepInterrupted(form, () => {
    const written = useUnsentWords.getState()
    return written.remark === '' && !written.free?.text ? undefined : written
  })
  // The store may still hold what was written for others.
  const begin = useEffectEvent(() => beginWords(words, form))
  useEffect(() => begin(), [words])
  return words
}
