import * as contract from '@pinge/contract/archives/evaluation.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'
import { requireDocument } from '../../access/require-document.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { selectEvaluationCells, type EvaluationCell } from './evaluation.queries.ts'
import { askedIn, EVALUATION } from '../../writes/archives/columns.ts'
import { selectPupils } from '../../writes/students/pupils.queries.ts'

export async function listEvaluations(
  db: Db,
  { classId }: ClassReadContext,
  { documentId }: RequestOf<typeof contract.evaluationList>,
): Promise<DataOf<typeof contract.evaluationList>> {
  const { scale, questions } = askedIn(await requireDocument(db, classId, documentId))
  const cells = await selectEvaluationCells(db, classId, [documentId])
  const byStudent = Map.groupBy(cells, ({ studentId }) => studentId)
  const pupils = await selectPupils(db, classId)
  return {
    scale,
    questions: [...questions],
    students: pupils.map(({ id, username, stuNo, header }) => {
      const own = byStudent.get(id) ?? []
      const answered = countAnswered(own, questions)
      return {
        studentId: id,
        username,
        stuNo,
        header,
        answered,
        isDone: answered === questions.length,
        hasReply: own.some(({ column, value }) => column === `${EVALUATION}reply` && value !== ''),
        updatedAt: own.length === 0 ? null : Math.max(...own.map(({ updatedAt }) => updatedAt)),
      }
    }),
  }
}

export async function readEvaluation(
  db: Db,
  { classId }: ClassReadContext,
  { documentId, studentId }: RequestOf<typeof contract.evaluationDetail>,
): Promise<DataOf<typeof contract.evaluationDetail>> {
  const document = await requireDocument(db, classId, documentId)
  const { scale, questions } = askedIn(document)
  const [pupil] = await selectPupils(db, classId, studentId)
  if (!pupil) throw new AppError('studentNotInClass')
  const { username, header } = pupil
  const words = await readOwnWords(db, { classId, document, studentId })
  return { studentId, username, header, scale, questions: [...questions], ...words }
}

type Words = contract.EvaluationTexts & Pick<DataOf<typeof contract.evaluationDetail>, 'answers' | 'version'>
type OfPupil = {
  classId: string
  document: Pick<ArchiveDocumentTable, 'id' | 'questions'>
  studentId: string
}

/** What stands in the form of one pupil. */
export async function readOwnWords(db: Db, { classId, document, studentId }: OfPupil): Promise<Words> {
  const { scale, questions } = askedIn(document)
  const cells = await selectEvaluationCells(db, classId, [document.id], studentId)
  const valueOf = new Map(cells.map(({ column, value }) => [column.slice(EVALUATION.length), value]))
  const wordsOf = (name: keyof contract.EvaluationTexts) => valueOf.get(name) ?? ''
  return {
    answers: questions.flatMap(({ id }) => {
      const value = contract.answerOn(scale, Number(valueOf.get(id) ?? 0))
      return value ? { questionId: id, value } : []
    }),
    progress: wordsOf('progress'),
    goal: wordsOf('goal'),
    peer: wordsOf('peer'),
    family: wordsOf('family'),
    reply: wordsOf('reply'),
    version: versionOf(cells),
  }
}

/** How much is answered of what a document asks, counted in whole pupils, by its id. */
export async function countEvaluated(
  db: Db,
  classId: string,
  documents: readonly Pick<ArchiveDocumentTable, 'id' | 'questions'>[],
): Promise<Map<string, number>> {
  const cells = await selectEvaluationCells(
    db,
    classId,
    documents.map(({ id }) => id),
  )
  return new Map(
    documents.map((document) => {
      const { questions } = askedIn(document)
      const ofDocument = cells.filter(({ documentId }) => documentId === document.id)
      const byStudent = [...Map.groupBy(ofDocument, ({ studentId }) => studentId).values()]
      const answered = byStudent.reduce((sum, own) => sum + countAnswered(own, questions), 0)
      return [document.id, answered / questions.length]
    }),
  )
}

/** 我的目标 of a document, by pupil, of those who have one. */
export async function readGoals(db: Db, classId: string, documentId: string): Promise<Map<string, string>> {
  const cells = await selectEvaluationCells(db, classId, [documentId])
  const goals = cells.filter(({ column, value }) => column === `${EVALUATION}goal` && value !== '')
  return new Map(goals.map(({ studentId, value }) => [studentId, value]))
}

function countAnswered(
  own: readonly Pick<EvaluationCell, 'column' | 'value'>[],
  questions: readonly contract.EvaluationQuestion[],
): number {
  const answered = new Set(own.filter(({ value }) => value !== '').map(({ column }) => column))
  return questions.filter(({ id }) => answered.has(EVALUATION + id)).length
}

/** Each cell counts its own changes: together they count those of the pupil. */
export function versionOf(cells: readonly Pick<EvaluationCell, 'version'>[]): number {
  return cells.reduce((sum, { version }) => sum + version, 0)
}
