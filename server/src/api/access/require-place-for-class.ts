import { MAX_CLASSES_PER_TEACHER } from '@pinge/contract/values/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { lockTeacher } from './lock-teacher.ts'

/** Refuses one class more than a teacher may own. Of two that come at once the second is counted after the first. */
export async function requirePlaceForClass(trx: Db, teacherId: string): Promise<void> {
  await lockTeacher(trx, teacherId)
  const { count } = await trx
    .selectFrom('classTeachers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teacherId', '=', teacherId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  if (count >= MAX_CLASSES_PER_TEACHER) throw new AppError('tooManyClasses')
}
