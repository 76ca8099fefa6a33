import {
  starterQuestions,
  type EvaluationQuestion,
  type EvaluationScale,
} from '@pinge/contract/archives/evaluation.ts'
import type { MarkKind, Subject } from '@pinge/contract/archives/perform.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'

/** Before the name of an answer, or of words, of a pupil's 自评: they are cells of the document as well. */
export const EVALUATION = 'evaluation.'

/** How a mark's place is stored; ids have no dot. */
export function markColumn(subjectId: string, kind: string): string {
  return `${subjectId}.${kind}`
}

/** The subjects and kinds of a document. It was this program that wrote them. */
export function columnsOf({
  subjects,
  kinds,
  columnsVersion,
}: Pick<ArchiveDocumentTable, 'subjects' | 'kinds' | 'columnsVersion'>) {
  return {
    subjects: JSON.parse(subjects) as Subject[],
    kinds: JSON.parse(kinds) as MarkKind[],
    columnsVersion,
  }
}

export type Asked = { scale: EvaluationScale; questions: readonly EvaluationQuestion[] }

/** What a document asks in 自评. */
export function askedIn({ questions }: Pick<ArchiveDocumentTable, 'questions'>): Asked {
  // Written by `saveQuestions` alone, in this shape.
  return questions === '' ? { scale: 'smile', questions: starterQuestions } : (JSON.parse(questions) as Asked)
}
