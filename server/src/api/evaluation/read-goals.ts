import type { Db } from '../../platform/db/schema.ts'
import { selectEvaluationCells } from './evaluation.queries.ts'
import { EVALUATION } from '../writes/archives/columns.ts'

/** 我的目标 of a document, by pupil, of those who have one. */
export async function readGoals(db: Db, classId: string, documentId: string): Promise<Map<string, string>> {
  const cells = await selectEvaluationCells(db, classId, [documentId])
  const goals = cells.filter(({ column, value }) => column === `${EVALUATION}goal` && value !== '')
  return new Map(goals.map(({ studentId, value }) => [studentId, value]))
}
