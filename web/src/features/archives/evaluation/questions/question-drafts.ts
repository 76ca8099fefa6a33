import {
  MAX_QUESTION_LENGTH,
  starterQuestions,
  type EvaluationQuestion,
  type EvaluationScale,
} from '@pinge/contract/archives/evaluation.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'

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

/** What is wrong with one of them; empty where nothing is. */
export function questionProblem({ key, text }: QuestionDraft, drafts: readonly QuestionDraft[]): string {
  const own = text.trim()
  if (own === '') return '请填写问题'
  if (own.length > MAX_QUESTION_LENGTH) return `问题不能超过 ${MAX_QUESTION_LENGTH} 个字`
  return drafts.some((other) => other.key !== key && other.text.trim() === own) ? `“${own}”写了两次` : ''
}
