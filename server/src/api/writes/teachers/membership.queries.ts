import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import type { ClassTeacherTable } from '../../../platform/db/tables/classes.ts'

/** Changes how a teacher stands to a class. */
export async function updateMembership(
  trx: Db,
  classId: string,
  teacherId: string,
  changes: Partial<Pick<ClassTeacherTable, 'role' | 'isCanSendClassNotice'>>,
): Promise<void> {
  await trx
    .updateTable('classTeachers')
    .set(changes)
    .where('classId', '=', classId)
    .where('teacherId', '=', teacherId)
    .execute()
}

/** How many teachers the class of a row has. */
export function countTeachers(eb: ExpressionBuilder<Schema, 'classes'>) {
  return eb
    .selectFrom('classTeachers as members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('members.classId', '=', 'classes.id')
}
