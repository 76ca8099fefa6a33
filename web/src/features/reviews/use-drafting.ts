import type { Evidence, PhraseTag, Sentence } from '@pinge/contract/reviews/review-values.ts'
import { draftReviews, rephraseReview, savePhrase } from '@pinge/contract/reviews/reviews.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import {
  withDraft,
  withSentenceAfter,
  withSentenceAt,
  withText,
  type ReviewEdit,
  type ReviewPlace,
} from './review-edit.ts'
import type { ReviewEditing } from './use-review-editor.ts'

/** What the product writes into a text when the teacher asks for it. */
export function useDrafting(place: ReviewPlace, { edit, change }: ReviewEditing) {
  const { classId, termKey, studentId } = place
  const [at, setAt] = useState(-1)
  const [tag, setTag] = useState<PhraseTag>('性格')
  // Another number, another wording.
  const [seed, setSeed] = useState(() => (edit.text === '' ? 0 : edit.text.length))
  const [known, setKnown] = useState<readonly Sentence[]>(() => edit.sentences.filter(({ isOwn }) => !isOwn))
  const [missing, setMissing] = useState<string[]>([])
  const draft = useWrite(draftReviews, { isRepeatable: true })
  const rephrase = useWrite(rephraseReview, { isRepeatable: true })
  const phrase = useWrite(savePhrase, { isRepeatable: true })

  async function word(evidence: Evidence[], text: string) {
    setSeed(seed + 1)
    const sentence = { text, evidence, isOwn: false }
    const written = await rephrase.write({ classId, termKey, studentId, sentence, seed: seed + 1 })
    if (!written.isDone) return null
    setKnown([...known, written.data])
    return written.data
  }

  return {
    at,
    setAt,
    tag,
    setTag,
    missing,
    isDrafting: draft.isSending,
    isRephrasing: rephrase.isSending,
    problem: draft.problem || rephrase.problem || phrase.problem,
    typed: (before: ReviewEdit, text: string) => {
      const next = withText(before, text, known)
      setAt((place) => Math.min(place, next.sentences.length - 1))
      return next
    },
    redraft: async () => {
      setSeed(seed + 1)
      const { tags } = edit
      const request = { classId, termKey, studentIds: [studentId], seed: seed + 1, tags }
      const written = await draft.write(request)
      const [made] = written.isDone ? written.data : []
      if (!made) return
      setMissing(made.missing)
      setKnown([...known, ...made.sentences])
      setAt(-1)
      change((before) => withDraft(before, made))
    },
    rephraseHere: async () => {
      const old = edit.sentences[at]
      const next = old && (await word(old.evidence, old.text))
      // The text may have gone on meanwhile: only the sentence that was asked about is replaced.
      if (next)
        change((before) =>
          before.sentences[at]?.text === old.text ? withSentenceAt(before, at, next) : before,
        )
    },
    addFact: async (evidence: Evidence[]) => {
      const next = await word(evidence, '')
      if (!next) return
      change((before) => withSentenceAfter(before, at === -1 ? before.sentences.length - 1 : at, next))
      setAt(at === -1 ? edit.sentences.length : at + 1)
    },
    addPhrase: (text: string) => {
      const last = edit.sentences.length - 1
      change((before) =>
        withSentenceAfter(before, at === -1 ? last : at, { text, evidence: [], isOwn: true }),
      )
    },
    keepHere: async () => {
      const text = edit.sentences[at]?.text.trim() ?? ''
      if (text === '') return
      const written = await phrase.write({ tag, text })
      if (written.isDone) showSuccess(`存进了“${tag}”的常用句`)
    },
  }
}

export type Drafting = ReturnType<typeof useDrafting>
