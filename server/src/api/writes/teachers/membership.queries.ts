import type { Db } from '../../../platform/db/schema.ts'
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
