import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'

/** The names that messages, exports and live news copy. */

export async function selectClassName(db: Db, classId: string): Promise<string> {
  const row = await db.selectFrom('classes').select('className').where('id', '=', classId).executeTakeFirst()
  return row?.className ?? ''
}

export async function selectTeacherName(db: Db, teacherId: string): Promise<string> {
  const [teacher] = await selectNickname(db, teacherId)
  return teacher?.nickname ?? ''
}

// Compiled once: every comment that is given asks for it.
const selectNickname = prepared((db, teacherId: string) =>
  db.selectFrom('teachers').select('nickname').where('id', '=', teacherId),
)

/** Whose class it is. */
export async function selectOwner(db: Db, classId: string): Promise<string> {
  const row = await db
    .selectFrom('classTeachers')
    .select('teacherId')
    .where('classId', '=', classId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return row.teacherId
}

/** Who teaches it, its owner too. */
export async function selectTeacherIds(db: Db, classId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('classTeachers')
    .select('teacherId')
    .where('classId', '=', classId)
    .orderBy('teacherId')
    .execute()
  return rows.map(({ teacherId }) => teacherId)
}
