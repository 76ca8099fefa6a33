import type { Db } from '../../platform/db/schema.ts'

/** The number of the class's last change, or undefined when the teacher is no longer in the class. */
export async function selectClassVersion(
  db: Db,
  teacherId: string,
  classId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('classes')
    .innerJoin('classTeachers', 'classTeachers.classId', 'classes.id')
    .select('classes.version')
    .where('classes.id', '=', classId)
    .where('classTeachers.teacherId', '=', teacherId)
    .executeTakeFirst()
  return row?.version
}
