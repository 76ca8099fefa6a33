import { prepared } from '../../../platform/db/statements/prepared.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { SheetCellTable } from '../../../platform/db/tables/archives.ts'
import type { StudentTable } from '../../../platform/db/tables/students.ts'

export type StoredRow = Pick<SheetCellTable, 'studentId' | 'column' | 'value' | 'version' | 'updatedAt'> & {
  teacherName: string
}

/** The cells of these pupils in a document. */
export async function selectCellsOf(
  db: Db,
  documentId: string,
  studentIds: readonly string[],
): Promise<StoredRow[]> {
  if (studentIds.length === 0) return []
  return db
    .selectFrom('sheetCells')
    .innerJoin('teachers', 'teachers.id', 'sheetCells.teacherId')
    .select([
      'sheetCells.studentId',
      'sheetCells.column',
      'sheetCells.value',
      'sheetCells.version',
      'sheetCells.updatedAt',
      'teachers.nickname as teacherName',
    ])
    .where('sheetCells.documentId', '=', documentId)
    .where('sheetCells.studentId', 'in', studentIds)
    .execute()
}

/** The cells of one pupil in these documents. */
export async function selectCellsOfPupil(
  db: Db,
  documentIds: readonly string[],
  studentId: string,
): Promise<Pick<SheetCellTable, 'documentId' | 'column' | 'value' | 'version' | 'updatedAt'>[]> {
  if (documentIds.length === 0) return []
  return db
    .selectFrom('sheetCells')
    .select(['documentId', 'column', 'value', 'version', 'updatedAt'])
    .where('documentId', 'in', documentIds)
    .where('studentId', '=', studentId)
    .execute()
}

/** All cells of a document. */
export const selectCells = prepared((db, documentId: string) =>
  db
    .selectFrom('sheetCells')
    .select(['studentId', 'column', 'value', 'version'])
    .where('documentId', '=', documentId),
)

/** Those of the class among these ids, who may have left it. */
export async function selectNamed(
  db: Db,
  classId: string,
  ids: readonly string[],
): Promise<Pick<StudentTable, 'id' | 'leftAt'>[]> {
  return db
    .selectFrom('students')
    .select(['id', 'leftAt'])
    .where('classId', '=', classId)
    .where('id', 'in', ids)
    .execute()
}

export async function selectBirthdays(db: Db, classId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('students')
    .select(['id', 'birthday'])
    .where('classId', '=', classId)
    .execute()
  return new Map(rows.map(({ id, birthday }) => [id, birthday]))
}
