import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { updateStudent as contract } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectClassOfStudent } from './student.queries.ts'
import { refuseStaleEdits } from '../writes/students/refuse-stale-edits.ts'
import { writeStudentPatch } from '../writes/students/write-student-patch.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Changes the fields that are given and keeps the others; with a version, only when it is still that one. */
export async function updateStudent(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { id, version, requestId: _, ...changes } = request
  const classId = await findStudentClass(deps.database.read, teacherId, id)
  return changeClass(deps, teacherId, contract, { ...request, classId }, async (trx) => {
    // Once more, now that nobody else changes the class: the pupil may have left in between.
    await requireStudents(trx, classId, [id])
    await refuseStaleEdits(trx, classId, [{ id, version, ...changes }])
    await writeStudentPatch(trx, deps.newId, { id, classId }, changes)
    return { data: null, change: { type: 'students-changed', teacherId } }
  })
}

/** The class of a pupil whom the caller teaches; refuses any other pupil exactly as one who does not exist. */
async function findStudentClass(db: Db, teacherId: string, studentId: string): Promise<string> {
  const classId = await selectClassOfStudent(db, teacherId, studentId)
  if (classId === undefined) throw new AppError('studentNotInClass')
  return classId
}
