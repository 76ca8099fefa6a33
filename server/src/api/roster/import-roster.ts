import { importRoster as contract, type RosterStudent } from '@pinge/contract/roster/roster.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { isSamePupil, mergeStudent } from '@pinge/contract/roster/merge-student.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectRoster } from './roster.queries.ts'
import { writeNewStudents } from '../writes/students/write-new-students.ts'
import { writeStudentPatch } from '../writes/students/write-student-patch.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>
type Request = RequestOf<typeof contract>

/**
 * Brings a roster into a class, whole or not at all: new pupils are added, known ones filled in or updated. What is
 * empty is decided here, in the same transaction, and nobody is added who is in the class by now.
 */
export async function importRoster(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: Request,
): Promise<DataOf<typeof contract>> {
  const { classId, added, known } = request
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const roster = await selectRoster(trx, classId)
    const patches = findPatches(roster, known)
    const meant = roster.map((student) => ({ ...student, ...patches.get(student.id) }))
    if (added.some((student) => meant.some((other) => isSamePupil(student, other))))
      throw new AppError('rosterOutdated')

    for (const [id, patch] of patches) await writeStudentPatch(trx, deps.newId, { id, classId }, patch)
    const ids = await writeNewStudents(trx, deps, classId, added)
    return { data: { ids, changedIds: [...patches.keys()] }, change: { type: 'students-changed', teacherId } }
  })
}

/** What becomes of each known pupil of whom the roster says anything new. */
function findPatches(roster: readonly RosterStudent[], known: Request['known']) {
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
