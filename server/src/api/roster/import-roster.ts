import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { isSamePupil, mergeStudent } from '@pinge/contract/roster/merge-student.ts'
import type * as contract from '@pinge/contract/roster/roster.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { writeNewStudents } from '../writes/students/write-new-students.ts'
import { writeStudentPatch } from '../writes/students/write-student-patch.ts'
import { selectRoster } from './roster.queries.ts'

type Request = RequestOf<typeof contract.importRoster>

/**
 * Brings a roster into a class, whole or not at all: new pupils are added, known ones filled in or updated. What is
 * empty is decided here, in the same transaction, and a pupil who is in the class by now is not added again.
 */
export async function importRoster(
  trx: Db,
  context: ClassContext,
  { added, known }: Request,
): Promise<ClassChange<typeof contract.importRoster>> {
  const { classId, teacherId, newId } = context
  const roster = await selectRoster(trx, classId)
  const patches = findPatches(roster, known)
  const meant = roster.map((student) => ({ ...student, ...patches.get(student.id) }))
  if (added.some((student) => meant.some((other) => isSamePupil(student, other))))
    throw new AppError('rosterOutdated')

  for (const [id, patch] of patches) await writeStudentPatch(trx, newId, { id, classId }, patch)
  const ids = await writeNewStudents(trx, context, classId, added)
  return { data: { ids, changedIds: [...patches.keys()] }, change: { type: 'students-changed', teacherId } }
}

/** What becomes of each known pupil of whom the roster says anything new. */
function findPatches(roster: readonly contract.RosterStudent[], known: Request['known']) {
  const students = new Map(roster.map((student) => [student.id, student]))
  const patches = new Map<string, ReturnType<typeof mergeStudent>>()
  for (const { id, mode, student: given } of known) {
    const student = students.get(id)
    if (!student) throw new AppError('studentNotInClass')
    const patch = mergeStudent({ ...student, ...patches.get(id) }, given, mode)
    if (Object.keys(patch).length > 0) patches.set(id, { ...patches.get(id), ...patch })
  }
  return patches
}
