import { EVALUATION } from '../../writes/archives/columns.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { SheetCellTable } from '../../../platform/db/tables/archives.ts'

export type EvaluationCell = Pick<
  SheetCellTable,
  'documentId' | 'studentId' | 'column' | 'value' | 'version' | 'updatedAt'
>

/** What pupils who are in the class wrote in these documents. */
export async function selectEvaluationCells(
  db: Db,
  classId: string,
  documentIds: readonly string[],
  studentId?: string,
): Promise<EvaluationCell[]> {
  if (documentIds.length === 0) return []
  return (
    db
      .selectFrom('sheetCells')
      .innerJoin('students', 'students.id', 'sheetCells.studentId')
      .select([
        'sheetCells.documentId',
        'sheetCells.studentId',
        'sheetCells.column',
        'sheetCells.value',
        'sheetCells.version',
        'sheetCells.updatedAt',
      ])
      .where('sheetCells.documentId', 'in', documentIds)
      // Not a range of texts: what lies between two of them differs by the language of a database.
      .where('sheetCells.column', 'like', `${EVALUATION}%`)
      .where('students.classId', '=', classId)
      .where('students.leftAt', 'is', null)
      .$if(studentId !== undefined, (query) => query.where('sheetCells.studentId', '=', studentId ?? ''))
      .execute()
  )
}

export async function updateQuestions(trx: Db, documentId: string, questions: string): Promise<void> {
  await trx.updateTable('archiveDocuments').set({ questions }).where('id', '=', documentId).execute()
}
