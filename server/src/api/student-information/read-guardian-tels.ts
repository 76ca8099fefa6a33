import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import type { guardianTels as contract } from '@pinge/contract/student-information.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { recordTelReading } from '../writes/students/record-tel-reading.ts'
import { selectGuardianPlaces } from '../writes/students/information.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>

/** The whole phones of pupils' guardians. That they were read is on disk before they are told. */
export async function readGuardianTels(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  { classId, ids: given }: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const db = deps.database.read
  const ids = [...new Set(given)]
  await requireClass(db, teacherId, classId)
  await requireInformation(db, classId, ids)
  await recordTelReading(deps, teacherId, classId, ids)
  const places = Map.groupBy(await selectGuardianPlaces(db, classId, ids), ({ studentId }) => studentId)
  return ids.map((id) => ({
    id,
    tels: (places.get(id) ?? []).map(({ position, tel }) => ({ position, tel })),
  }))
}
