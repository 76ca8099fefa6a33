import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { selectClassOfStudent } from './student.queries.ts'

/** The class of a pupil whom the caller teaches; refuses any other pupil exactly as one who does not exist. */
export async function findStudentClass(db: Db, teacherId: string, studentId: string): Promise<string> {
  const classId = await selectClassOfStudent(db, teacherId, studentId)
  if (classId === undefined) throw new AppError('studentNotInClass')
  return classId
}
