import {
  evaluationTexts,
  type evaluationDetail,
  type EvaluationTexts,
} from '@pinge/contract/archives/evaluation.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'

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

/** Only what was changed is sent, so that a colleague's words in another field stay. Null where nothing was. */
export function changesOf(draft: EvaluationDraft, stored: Evaluation) {
  const before = draftOf(stored)
  const answers = Object.entries(draft.answers)
    .filter(([id, value]) => value !== before.answers[id])
    .map(([questionId, value]) => ({ questionId, value }))
  const changed: Partial<EvaluationTexts> = {}
  for (const name of evaluationTexts) if (draft[name] !== before[name]) changed[name] = draft[name]
  return answers.length === 0 && Object.keys(changed).length === 0 ? null : { answers, ...changed }
}
