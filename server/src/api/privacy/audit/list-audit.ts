import type { auditList } from '@pinge/contract/privacy/audit.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { selectAuditOfClass } from './list-audit.queries.ts'

/** Who looked at the data of a class, or of one pupil of it. */
export async function listAudit(
  db: Db,
  { classId }: ClassReadContext,
  { studentId, cursor, limit = DEFAULT_PAGE_SIZE }: RequestOf<typeof auditList>,
  keepYears: number,
): Promise<DataOf<typeof auditList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const rows = await selectAuditOfClass(db, classId, { studentId, before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ seq, at, action, detail, nickname, studentId: id, username }) => ({
      id: String(seq),
      at,
      teacherName: nickname ?? '',
      deed: action,
      detail,
      student: id === null ? null : { id, username: username ?? '' },
    })),
    nextCursor: rows.length > limit && last ? String(last.seq) : null,
    keepYears,
  }
}
