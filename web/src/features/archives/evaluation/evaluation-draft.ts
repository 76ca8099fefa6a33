import {
  answerOn,
  evaluationTexts,
  type evaluationDetail,
  type EvaluationTexts,
} from '@pinge/contract/archives/evaluation.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { mergeEdits } from '@pinge/contract/values/merge-edits.ts'

export type Evaluation = DataOf<typeof evaluationDetail>

/** What is written in the form; answers by question, null where there is none. */
export type EvaluationDraft = EvaluationTexts & { answers: Readonly<Record<string, number | null>> }

export function draftOf(evaluation: Evaluation): EvaluationDraft {
  const { answers, questions, progress, goal, peer, family, reply } = evaluation
  const given = new Map(answers.map(({ questionId, value }) => [questionId, value]))
  return {
    answers: Object.fromEntries(questions.map(({ id }) => [id, given.get(id) ?? null])),
    progress,
    goal,
    peer,
    family,
    reply,
  }
}

/**
 * Only what was changed is sent, so that a colleague's words in another field stay, and of the answers those to what is
 * asked by now. Null where nothing was.
 */
export function changesOf(
  draft: EvaluationDraft,
  stored: Evaluation,
  { questions, scale }: Pick<Evaluation, 'questions' | 'scale'> = stored,
) {
  const before = draftOf(stored)
  const answers = questions
    .map(({ id }) => ({ questionId: id, value: draft.answers[id] ?? null }))
    .filter(({ questionId, value }) => value !== (before.answers[questionId] ?? null))
    .map((answer) => ({ ...answer, value: answerOn(scale, answer.value) }))
  const changed: Partial<EvaluationTexts> = {}
  for (const name of evaluationTexts) if (draft[name] !== before[name]) changed[name] = draft[name]
  return answers.length === 0 && Object.keys(changed).length === 0 ? null : { answers, ...changed }
}

/** What was just saved, until it is read again. */
export function savedAs(stored: Evaluation, draft: EvaluationDraft, version: number): Evaluation {
  const { answers, ...texts } = draft
  const given = Object.entries(answers).flatMap(([questionId, value]) =>
    value === null ? [] : [{ questionId, value }],
  )
  return { ...stored, ...texts, answers: given, version }
}

/** The draft over what a colleague stored meanwhile: what was written here stays, everything else is theirs. */
export function rebased(draft: EvaluationDraft, before: Evaluation, now: Evaluation): EvaluationDraft {
  const [seen, theirs] = [draftOf(before), draftOf(now)]
  const answers = mergeEdits(seen.answers, draft.answers, theirs.answers).merged
  return { ...mergeEdits(seen, draft, theirs).merged, answers }
}

/** The fields that both have written, differently. */
export function collisions(draft: EvaluationDraft, before: Evaluation, now: Evaluation) {
  const { clashes } = mergeEdits(draftOf(before), draft, draftOf(now))
  return evaluationTexts.filter((name) => clashes.includes(name))
}
