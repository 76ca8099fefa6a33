import { answerOn } from '@pinge/contract/archives/evaluation.ts'
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

/** Only what the child changed, and of its answers those to what the teacher still asks. */
export function wordsToSend(
  { answers, progress, goal }: OwnWords,
  { questions, scale }: HandedRead,
  pupil: HandedPupil,
): Pick<RequestOf<typeof saveHandedForm>, 'answers' | 'progress' | 'goal'> {
  const given = new Map(pupil.answers.map(({ questionId, value }) => [questionId, value]))
  return {
    answers: questions
      .map(({ id }) => ({ questionId: id, value: answers[id] ?? null }))
      .filter(({ questionId, value }) => value !== (given.get(questionId) ?? null))
      .map((answer) => ({ ...answer, value: answerOn(scale, answer.value) })),
    ...(progress !== pupil.progress && { progress }),
    ...(goal !== pupil.goal && { goal }),
  }
}
