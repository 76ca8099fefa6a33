import type { Db } from '../../../platform/db/schema.ts'
import type { AuditTable } from '../../../platform/db/tables/privacy/audit.ts'

export type FoundAudit = AuditTable & { nickname: string | null; username: string | null }

/** Rows of a class before a place, the newest first; of a pupil, also what concerned the whole class. */
export async function selectAuditOfClass(
  db: Db,
  classId: string,
  { studentId, before, limit }: { studentId: string | undefined; before: number | undefined; limit: number },
): Promise<FoundAudit[]> {
  return db
    .selectFrom('audit')
    .leftJoin('teachers', 'teachers.id', 'audit.teacherId')
    .leftJoin('students', 'students.id', 'audit.studentId')
    .selectAll('audit')
    .select(['teachers.nickname', 'students.username'])
    .where('audit.classId', '=', classId)
    .$if(studentId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('audit.studentId', '=', studentId ?? ''),
          eb.and([eb('audit.studentId', 'is', null), eb('audit.action', 'not in', ['role', 'refusal'])]),
        ]),
      ),
    )
    .$if(before !== undefined, (query) => query.where('audit.seq', '<', before ?? 0))
    .orderBy('audit.seq', 'desc')
    .limit(limit)
    .execute()
}
