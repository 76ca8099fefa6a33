import type { Db } from '../../../platform/db/schema.ts'
import type { SaidGrade } from './class-grade.ts'

/** The grade that a class was said to be in, and when. */
export async function selectSaidGrade(db: Db, classId: string): Promise<SaidGrade> {
  return db
    .selectFrom('classes')
    .select(['grade', 'gradeYear'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
}
