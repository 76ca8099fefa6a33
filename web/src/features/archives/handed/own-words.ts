import type { handedForm, saveHandedForm } from '@pinge/contract/archives/handed-form.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { OwnWords } from './handed.store.ts'

export type HandedRead = DataOf<typeof handedForm>
export type HandedPupil = NonNullable<HandedRead['pupil']>

/** What stands in the form when a child begins. */
export function startWords({ questions }: HandedRead, pupil: HandedPupil): OwnWords {
  const given = new Map(pupil.answers.map(({ questionId, value }) => [questionId, value]))
  return {
    studentId: pupil.studentId,
    answers: Object.fromEntries(questions.map(({ id }) => [id, given.get(id) ?? null])),
    progress: pupil.progress,
    goal: pupil.goal,
  }
}

/** Only what the child changed. */
export function wordsToSend(
  { answers, progress, goal }: OwnWords,
  pupil: HandedPupil,
): Pick<RequestOf<typeof saveHandedForm>, 'answers' | 'progress' | 'goal'> {
  const given = new Map(pupil.answers.map(({ questionId, value }) => [questionId, value]))
  return {
    answers: Object.entries(answers)
      .filter(([id, value]) => value !== (given.get(id) ?? null))
      .map(([questionId, value]) => ({ questionId, value })),
    ...(progress !== pupil.progress && { progress }),
    ...(goal !== pupil.goal && { goal }),
  }
}
