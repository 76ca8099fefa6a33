import { useState } from 'react'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import {
  changesOf,
  collisions,
  draftOf,
  rebased,
  savedAs,
  type Evaluation,
  type EvaluationDraft,
} from './evaluation-draft.ts'

const names = {
  progress: '我的进步',
  goal: '我的目标',
  peer: '同伴的话',
  family: '家长的话',
  reply: '老师回复',
} as const

/** What was written, and over what. */
type Begun = { base: Evaluation; draft: EvaluationDraft }

/**
 * What is written over what is stored. A colleague who saves meanwhile takes nothing of it away, and the end of a session
 * only keeps it: `form` names it.
 */
export function useDraft(stored: Evaluation, form: string) {
  const [begun] = useState(() => findInterrupted<Begun>(form, { base: stored, draft: draftOf(stored) }))
  const [base, setBase] = useState(begun.base)
  const [draft, setDraft] = useState(begun.draft)
  const [note, setNote] = useState('')
  const changes = changesOf(draft, base, stored)
  useKeepInterrupted(form, () => (changes ? ({ base, draft } satisfies Begun) : undefined))

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
    changes,
    /** It was saved as this version. */
    adopt: (version: number) => {
      setBase((before) => savedAs(before, draft, version))
      setNote('')
    },
  }
}
