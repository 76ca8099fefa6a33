import { useState } from 'react'
import { changesOf, collisions, draftOf, rebased, savedAs, type Evaluation } from './evaluation-draft.ts'

const names = {
  progress: '我的进步',
  goal: '我的目标',
  peer: '同伴的话',
  family: '家长的话',
  reply: '老师回复',
} as const

/** What is written over what is stored. A colleague who saves meanwhile takes nothing of it away. */
export function useDraft(stored: Evaluation) {
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(() => draftOf(stored))
  const [note, setNote] = useState('')

  // A newer version came while this one was open.
  if (stored.version > base.version) {
    const both = collisions(draft, base, stored)
    setBase(stored)
    setDraft(rebased(draft, base, stored))
    if (both.length > 0)
      setNote(
        `同事刚刚也写了${both.map((name) => `“${names[name]}”：${stored[name]}`).join('；')}。保存后会换成你写的。`,
      )
  }

  return {
    draft,
    setDraft,
    note,
    /** On which the draft stands. */
    version: base.version,
    changes: changesOf(draft, base, stored),
    /** It was saved as this version. */
    adopt: (version: number) => {
      setBase((before) => savedAs(before, draft, version))
      setNote('')
    },
  }
}
