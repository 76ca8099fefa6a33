import type { CommentItem } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { useEffect, useState } from 'react'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { makeFreeComment } from '../items/free-comment.ts'
import type { ReceiversProps } from './Receivers.tsx'
import { useUnsentWords } from './unsent-words.store.ts'

type Words = { remark: string; free: string }

const noWords: Words = { remark: '', free: '' }

/** The words that the end of the session interrupted. They belong to these receivers: no other pupil gets them. */
export function useInterruptedWords(
  classId: string,
  { students, toTeams }: ReceiversProps,
  quality: QualityType,
): { remark: string; free: CommentItem | null } {
  const ids = toTeams ? toTeams.teams.map(({ id }) => id) : students.map(({ id }) => id)
  const form = `comment/${classId}/${ids.toSorted((a, b) => (a < b ? -1 : 1)).join()}`
  const [words] = useState(() => findInterrupted(form, noWords))
  useKeepInterrupted(form, () => {
    const { remark, free } = useUnsentWords.getState()
    return remark === '' && free === '' ? undefined : { remark, free }
  })
  // The store may still hold what was written for others.
  useEffect(() => useUnsentWords.setState(words), [words])
  return {
    remark: words.remark,
    free: words.free === '' ? null : makeFreeComment({ text: words.free, points: 1, type: quality }),
  }
}
