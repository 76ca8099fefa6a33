import type { Evidence, Sentence } from '@pinge/contract/reviews/review-values.ts'
import type { ReviewDraft, reviewDetail, WrittenReview } from '@pinge/contract/reviews/reviews.ts'
import { followSentences, joinSentences } from '@pinge/contract/reviews/sentences.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { mergeEdits } from '@pinge/contract/values/merge-edits.ts'

export type Review = DataOf<typeof reviewDetail>

/** Of which pupil, class and term a review is. */
export type ReviewPlace = { classId: string; termKey: string; studentId: string }

/** What is written in the editor. */
export type ReviewEdit = WrittenReview

export function editOf({ text, sentences, levels, teacherWords, tags, state }: ReviewEdit): ReviewEdit {
  return { text, sentences, levels, teacherWords, tags, state }
}

export function isSameReview(one: ReviewEdit, other: ReviewEdit): boolean {
  return JSON.stringify(editOf(one)) === JSON.stringify(editOf(other))
}

/** One's own text, chosen over a colleague's: what that colleague alone changed beside the text stays. */
export function keepOwnText(seen: ReviewEdit, mine: ReviewEdit, theirs: ReviewEdit): ReviewEdit {
  const { text, sentences, state } = mine
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return { ...mergeEdits(seen, mine, theirs, isSame).merged, text, sentences, state }
}

/**
 * A text that was typed over: sentences that still stand keep their origin, and so do those that stood there before and
 * come back, cut and pasted. What was done is a draft again.
 */
export function withText(edit: ReviewEdit, text: string, known: readonly Sentence[]): ReviewEdit {
  const sentences = followSentences(text, [...edit.sentences, ...known])
  return { ...edit, text, sentences, state: stateOf(text) }
}

function stateOf(text: string): ReviewEdit['state'] {
  return text.trim() === '' ? 'none' : 'draft'
}

function withSentences(edit: ReviewEdit, sentences: Sentence[]): ReviewEdit {
  const text = joinSentences(sentences)
  return { ...edit, sentences, text, state: stateOf(text) }
}

export function withSentenceAt(edit: ReviewEdit, place: number, sentence: Sentence): ReviewEdit {
  return withSentences(
    edit,
    edit.sentences.map((one, at) => (at === place ? sentence : one)),
  )
}

/** A sentence behind the one at a place; at the end where the text is empty. */
export function withSentenceAfter(edit: ReviewEdit, place: number, sentence: Sentence): ReviewEdit {
  return withSentences(edit, edit.sentences.toSpliced(place + 1, 0, sentence))
}

/** Another draft. What the teacher wrote stays, before the hope that ends the draft. */
export function withDraft(edit: ReviewEdit, draft: ReviewDraft): ReviewEdit {
  const own = edit.sentences.filter(({ isOwn, text }) => isOwn && text.trim() !== '')
  return {
    ...withSentences(edit, draft.sentences.toSpliced(-1, 0, ...own)),
    teacherWords: edit.teacherWords === '' ? draft.teacherWords : edit.teacherWords,
  }
}

/** 乐于助人 ×6; a fact without a number is its name alone. */
function formatEvidence({ label, count }: Evidence): string {
  return count === null ? label : `${label} ×${count}`
}

/** Where a sentence came from, in words. */
export function formatOrigin({ evidence, isOwn }: Sentence): string {
  if (isOwn) return '自己写的'
  const [first] = evidence
  if (!first) return '问候和希望，不说事实'
  if (first.kind === 'reminder') return `希望：${first.label}`
  if (first.kind === 'tag') return `选的词：${first.label}`
  if (first.kind !== 'item') return `来自：${evidence.map(({ label }) => label).join('、')}`
  return `来自：${evidence.map(formatEvidence).join('、')}`
}
