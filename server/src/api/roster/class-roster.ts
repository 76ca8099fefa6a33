import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/roster/roster.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { recordTelReading } from '../writes/students/record-tel-reading.ts'
import { selectRoster } from './roster.queries.ts'

/**
 * A class as a roster: the one call that answers the phones of all guardians whole, to a teacher of the class alone.
 * That they were read is written down.
 */
export async function readClassRoster(
  db: Db,
  context: ClassReadContext,
  write: Database['write'],
): Promise<DataOf<typeof contract.classRoster>> {
  const { classId } = context
  await recordTelReading(write, context, [null])
  return { className: await selectClassName(db, classId), students: await selectRoster(db, classId) }
}
