import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/student-information.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import type { GivenGuardian } from '../writes/students/guardian-rows.ts'
import {
  selectGuardianPlaces,
  selectInformation,
  type GuardianPlace,
} from '../writes/students/information.queries.ts'
import { refuseStaleEdits } from '../writes/students/refuse-stale-edits.ts'
import { writeStudentPatch } from '../writes/students/write-student-patch.ts'

/** Edits many pupils in one write, as a block pasted from a spreadsheet: all of them, or none. */
export async function updateInformation(
  trx: Db,
  { classId, teacherId, newId }: ClassContext,
  { edits }: RequestOf<typeof contract.updateInformation>,
): Promise<ClassChange<typeof contract.updateInformation>> {
  const ids = [...new Set(edits.map(({ id }) => id))]
  await requireStudents(trx, classId, ids)
  await refuseStaleEdits(trx, classId, edits)
  const places = Map.groupBy(await selectGuardianPlaces(trx, classId, ids), ({ studentId }) => studentId)
  for (const { id, version: _, guardians, ...fields } of edits) {
    const now = places.get(id) ?? []
    const next = guardians && editGuardians(id, now, guardians)
    if (next) places.set(id, next)
    await writeStudentPatch(trx, newId, { id, classId }, { ...fields, guardians: next?.map(asGiven) })
  }
  const versions = await selectInformation(trx, classId, ids)
  return {
    data: versions.map(({ id, version }) => ({ id, version })),
    change: { type: 'students-changed', teacherId },
  }
}

/** Each place keeps what its edit does not name; a place with nothing in it goes. */
function editGuardians(
  studentId: string,
  now: readonly GuardianPlace[],
  edits: NonNullable<contract.StudentEdit['guardians']>,
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
