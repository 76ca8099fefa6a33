import type { OwnTerms } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** The terms of a class whose days its owner set: what every 本学期 follows. */
export async function selectOwnTerms(db: Db, classId: string): Promise<OwnTerms> {
  return db
    .selectFrom('classTerms')
    .select(['key', 'startDate', 'endDate'])
    .where('classId', '=', classId)
    .orderBy('key')
    .execute()
}
