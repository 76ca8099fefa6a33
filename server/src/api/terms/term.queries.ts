import type { Term } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassTable } from '../../platform/db/tables/classes.ts'

/** When a class was made, and the grade that was said of it. */
export async function selectBeginning(
  db: Db,
  classId: string,
): Promise<Pick<ClassTable, 'createdAt' | 'grade' | 'gradeYear'>> {
  return db
    .selectFrom('classes')
    .select(['createdAt', 'grade', 'gradeYear'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
}

export async function upsertTerm(trx: Db, classId: string, { key, ...dates }: Term): Promise<void> {
  await trx
    .insertInto('classTerms')
    .values({ classId, key, ...dates })
    .onConflict((conflict) => conflict.columns(['classId', 'key']).doUpdateSet(dates))
    .execute()
}
