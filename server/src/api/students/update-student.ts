import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { refuseStaleEdits } from '../writes/students/refuse-stale-edits.ts'
import { writeStudentPatch } from '../writes/students/write-student-patch.ts'
import { selectClassOfStudent } from './student.queries.ts'

type Request = RequestOf<typeof contract.updateStudent>

/** The class of a pupil whom the caller teaches; refuses any other pupil exactly as one who does not exist. */
export async function findClassOfStudent(db: Db, teacherId: string, { id }: Request): Promise<string> {
  const classId = await selectClassOfStudent(db, teacherId, id)
  if (classId === undefined) throw new AppError('studentNotInClass')
  return classId
}

/** Changes the fields that are given and keeps the others; with a version, only when it is still that one. */
export async function updateStudent(
  trx: Db,
  { classId, teacherId, newId }: ClassContext,
  { id, version, requestId: _, ...changes }: Request,
): Promise<ClassChange<typeof contract.updateStudent>> {
  // Once more, now that no other write changes the class: the pupil may have left in between.
  await requireStudents(trx, classId, [id])
  await refuseStaleEdits(trx, classId, [{ id, version, ...changes }])
  await writeStudentPatch(trx, newId, { id, classId }, changes)
  return { data: null, change: { type: 'students-changed', teacherId } }
}
