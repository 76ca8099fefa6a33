import {
  MAX_QUESTION_LENGTH,
  starterQuestions,
  type EvaluationQuestion,
  type EvaluationScale,
} from '@pinge/contract/archives/evaluation.ts'
import { mergeEdits } from '@pinge/contract/values/merge-edits.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { countCharacters } from '@pinge/contract/values/texts/count-characters.ts'

/** A question as it is edited: a new one has no id yet. */
export type QuestionDraft = { key: string; id?: string; text: string; type: QualityType }
export type QuestionDrafts = { scale: EvaluationScale; questions: readonly QuestionDraft[] }

export function draftsOf(questions: readonly EvaluationQuestion[]): QuestionDraft[] {
  return questions.map(({ id, text, type }) => ({ key: id, id, text, type }))
}

/** One more at the end, of the quality of the last one. */
export function withNewQuestion(drafts: readonly QuestionDraft[]): QuestionDraft[] {
  const number = 1 + Math.max(0, ...drafts.map(({ key }) => Number(/^new(\d+)$/u.exec(key)?.[1] ?? 0)))
  return [...drafts, { key: `new${number}`, text: '', type: drafts.at(-1)?.type ?? 1 }]
}

/** The ten usual ones; one that the document asks already keeps its answers. */
export function usualQuestions(stored: readonly EvaluationQuestion[]): QuestionDraft[] {
  const known = new Set(stored.map(({ id }) => id))
  return starterQuestions.map(({ id, text, type }) => ({ key: id, ...(known.has(id) && { id }), text, type }))
}

/** Edits of the questions that were `seen`, over those that are stored by now: what an edit leaves alone stays as it is. */
export function mergeQuestions(
  seen: readonly EvaluationQuestion[],
  drafts: readonly QuestionDraft[],
  stored: readonly EvaluationQuestion[],
): Omit<QuestionDraft, 'key'>[] {
  const find = (questions: readonly EvaluationQuestion[], id?: string) =>
    questions.find((one) => one.id === id)
  const mine = drafts.flatMap(({ key: _, ...draft }) => {
    const before = find(seen, draft.id)
    if (!before) return [draft]
    const now = find(stored, draft.id)
    if (now) return [mergeEdits<Omit<QuestionDraft, 'key'>>(before, draft, now).merged]
    // Another device took it away; with other words it is asked all the same.
    const { text, type } = draft
    return text === before.text && type === before.type ? [] : [{ text, type }]
  })
  const added = stored.filter(({ id }) => !find(seen, id) && !drafts.some((draft) => draft.id === id))
  return [...mine, ...added]
}

/** What is wrong with one of them; empty where nothing is. */
export function questionProblem({ key, text }: QuestionDraft, drafts: readonly QuestionDraft[]): string {
  const own = text.trim()
  if (own === '') return '请填写问题'
  if (countCharacters(own) > MAX_QUESTION_LENGTH) return `问题不能超过 ${MAX_QUESTION_LENGTH} 个字`
  return drafts.some((other) => other.key !== key && other.text.trim() === own) ? `“${own}”写了两次` : ''
}
