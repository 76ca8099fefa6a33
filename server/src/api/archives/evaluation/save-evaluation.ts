import * as contract from '@pinge/contract/archives/evaluation.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireOpenDocument } from '../../access/require-document.ts'
import { requireStudents } from '../../access/require-students.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext } from '../../writes/contexts.ts'
import { askedIn, EVALUATION } from '../../writes/archives/columns.ts'
import { upsertCells } from '../../writes/archives/upsert-cells.queries.ts'
import { selectEvaluationCells, updateQuestions } from './evaluation.queries.ts'
import { versionOf } from './read-evaluation.ts'

/** Writes what a child says of itself; what is not in the request stays as it is. */
export async function saveEvaluation(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  request: RequestOf<typeof contract.saveEvaluation>,
): Promise<ClassChange<typeof contract.saveEvaluation>> {
  const { documentId, studentId, answers, version } = request
  const document = await requireOpenDocument(trx, classId, documentId, 'evaluation')
  await requireStudents(trx, classId, [studentId])
  const { scale, questions } = askedIn(document)
  const known = new Set(questions.map(({ id }) => id))
  if (
    answers.some(
      ({ questionId, value }) => !known.has(questionId) || (value ?? 0) > contract.bestAnswers[scale],
    )
  )
    throw new AppError('evaluationQuestionUnknown')
  const cells = await selectEvaluationCells(trx, classId, [documentId], studentId)
  if (version !== undefined && version !== versionOf(cells)) throw new AppError('evaluationEdited')

  const wanted = new Map<string, string>()
  for (const { questionId, value } of answers) wanted.set(EVALUATION + questionId, String(value ?? ''))
  for (const name of contract.evaluationTexts) {
    const words = request[name]
    if (words !== undefined) wanted.set(EVALUATION + name, words)
  }
  const stored = new Map(cells.map((cell) => [cell.column, cell]))
  const rows = [...wanted]
    .filter(([column, value]) => value !== (stored.get(column)?.value ?? ''))
    .map(([column, value]) => ({
      documentId,
      studentId,
      classId,
      column,
      value,
      version: (stored.get(column)?.version ?? 0) + 1,
      teacherId,
      updatedAt: clock(),
    }))
  await upsertCells(trx, rows)
  return {
    data: { version: versionOf(cells) + rows.length },
    change: { type: 'archive-changed', teacherId, documentId },
  }
}

/** Changes what a document asks; a question that keeps its id keeps its answers. */
export async function saveQuestions(
  trx: Db,
  { classId, teacherId, newId }: ClassContext,
  { documentId, scale, questions }: RequestOf<typeof contract.saveEvaluationQuestions>,
): Promise<ClassChange<typeof contract.saveEvaluationQuestions>> {
  const document = await requireOpenDocument(trx, classId, documentId, 'evaluation')
  const known = new Set(askedIn(document).questions.map(({ id }) => id))
  const ids = questions.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
    throw new AppError('evaluationQuestionUnknown')
  const kept = questions.map(({ id, ...question }) => ({ id: id ?? newId(), ...question }))
  await updateQuestions(trx, documentId, JSON.stringify({ scale, questions: kept }))
  return { data: null, change: { type: 'archive-changed', teacherId, documentId } }
}
