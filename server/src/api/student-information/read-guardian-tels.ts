import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/student-information.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectGuardianPlaces } from '../writes/students/information.queries.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { recordTelReading } from '../writes/students/record-tel-reading.ts'

/** The whole phones of pupils' guardians. That they were read is on disk before they are told. */
export async function readGuardianTels(
  db: Db,
  context: ClassReadContext,
  { ids: given }: RequestOf<typeof contract.guardianTels>,
  write: Database['write'],
): Promise<DataOf<typeof contract.guardianTels>> {
  const { classId } = context
  const ids = [...new Set(given)]
  await requireInformation(db, classId, ids)
  await recordTelReading(write, context, ids)
  const places = Map.groupBy(await selectGuardianPlaces(db, classId, ids), ({ studentId }) => studentId)
  return ids.map((id) => ({
    id,
    tels: (places.get(id) ?? []).map(({ position, tel }) => ({ position, tel })),
  }))
}
