import type { auditList } from '@pinge/contract/privacy/audit.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { readPage } from '../../../platform/db/read-page.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { selectAuditOfClass } from './list-audit.queries.ts'

/** Who looked at the data of a class, or of one pupil of it. */
export async function listAudit(
  db: Db,
  { classId }: ClassReadContext,
  { studentId, cursor, limit }: RequestOf<typeof auditList>,
  keepYears: number,
): Promise<DataOf<typeof auditList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectAuditOfClass(db, classId, { studentId, before, limit: most }),
    ({ seq }) => String(seq),
  )
  return {
    items: page.map(({ seq, at, action, detail, nickname, studentId: id, username }) => ({
      id: String(seq),
      at,
      teacherName: nickname ?? '',
      deed: action,
      detail,
      student: id === null ? null : { id, username: username ?? '' },
    })),
    nextCursor,
    keepYears,
  }
}
