import { ASIDE, type Cell } from '@pinge/contract/archives/cells.ts'
import { schoolYearOfTerm, termName } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'
import { gradeIn } from '../../writes/school-years/class-grade.ts'
import { selectSaidGrade } from '../../writes/school-years/said-grade.queries.ts'
import { selectCells } from './cell.queries.ts'
import { valueOf } from './save-cells.ts'

/** What every sheet says of its document. */
export async function sheetHeadOf(db: Db, document: ArchiveDocumentTable) {
  const { id, classId, name, termKey, lockedAt, customAsideName } = document
  const grade = gradeIn(schoolYearOfTerm(termKey), await selectSaidGrade(db, classId))
  return {
    documentId: id,
    name,
    termName: termName(termKey),
    grade,
    isLocked: lockedAt !== null,
    customAsideName,
  }
}

/** The cells of a document by pupil, then by column. */
export async function readCells(db: Db, documentId: string): Promise<Map<string, Map<string, Cell>>> {
  const byStudent = new Map<string, Map<string, Cell>>()
  for (const { studentId, column, value, version } of await selectCells(db, documentId)) {
    const cells = byStudent.get(studentId) ?? new Map<string, Cell>()
    byStudent.set(studentId, cells.set(column, { value: valueOf(column, value), version }))
  }
  return byStudent
}

export function asideOf(cells: ReadonlyMap<string, Cell> | undefined): Cell {
  return cells?.get(ASIDE) ?? { value: null, version: 0 }
}
