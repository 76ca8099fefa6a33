import type { Db } from '../../platform/db/schema.ts'

/** What was told of the end of an old class is told again, with all the days until then: to a new owner, or after a restore. */
export async function forgetExpiry(trx: Db, classId: string): Promise<void> {
  await trx.deleteFrom('classExpiries').where('classId', '=', classId).execute()
}
