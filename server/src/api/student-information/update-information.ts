import { updateInformation as contract, type StudentEdit } from '@pinge/contract/student-information.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { GivenGuardian } from '../writes/students/guardian-rows.ts'
import { refuseStaleEdits } from '../writes/students/refuse-stale-edits.ts'
import {
  selectGuardianPlaces,
  selectInformation,
  type GuardianPlace,
} from '../writes/students/information.queries.ts'
import { writeStudentPatch } from '../writes/students/write-student-patch.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Edits many pupils in one deed, as a block pasted from a spreadsheet: all of them, or none. */
export async function updateInformation(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { classId, edits } = request
  const ids = [...new Set(edits.map(({ id }) => id))]
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    await requireStudents(trx, classId, ids)
    await refuseStaleEdits(trx, classId, edits)
    const places = Map.groupBy(await selectGuardianPlaces(trx, classId, ids), ({ studentId }) => studentId)
    for (const { id, version: _, guardians, ...fields } of edits) {
      const now = places.get(id) ?? []
      const next = guardians && editGuardians(id, now, guardians)
      if (next) places.set(id, next)
      await writeStudentPatch(trx, deps.newId, { id, classId }, { ...fields, guardians: next?.map(asGiven) })
    }
    const versions = await selectInformation(trx, classId, ids)
    return {
      data: versions.map(({ id, version }) => ({ id, version })),
      change: { type: 'students-changed', teacherId },
    }
  })
}

/** Each place keeps what its edit does not name; a place with nothing in it is nobody. */
function editGuardians(
  studentId: string,
  now: readonly GuardianPlace[],
  edits: NonNullable<StudentEdit['guardians']>,
): GuardianPlace[] {
  const places = new Map(now.map((place) => [place.position, place]))
  for (const { position, name, relation, tel } of edits) {
    const place = places.get(position) ?? { studentId, position, name: '', relation: '', tel: '' }
    places.set(position, {
      ...place,
      name: name ?? place.name,
      relation: relation ?? place.relation,
      tel: tel ?? place.tel,
    })
  }
  return [...places.values()].filter(({ name, relation, tel }) => name || relation || tel)
}

function asGiven({ position, name, relation, tel }: GuardianPlace): GivenGuardian {
  return { position, name, relation, tel }
}
