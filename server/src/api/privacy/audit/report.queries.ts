import type { Db } from '../../../platform/db/schema.ts'
import type { AuditTable } from '../../../platform/db/tables/privacy/audit.ts'

async function countOf(
  db: Db,
  table: 'students' | 'guardians' | 'teachers' | 'classes' | 'termReviews',
): Promise<number> {
  const { count } = await db
    // One of several tables, of which only the rows are counted.
    .selectFrom(table as 'students')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How much is kept at this moment. */
export async function countKept(db: Db) {
  const archived = await db
    .selectFrom('classes')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('archivedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const roles = await db
    .selectFrom('classTeachers')
    .select('role')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .groupBy('role')
    .execute()
  return {
    classes: await countOf(db, 'classes'),
    archived: Number(archived.count),
    students: await countOf(db, 'students'),
    guardians: await countOf(db, 'guardians'),
    teachers: await countOf(db, 'teachers'),
    reviews: await countOf(db, 'termReviews'),
    owners: Number(roles.find(({ role }) => role === 'owner')?.count ?? 0),
    coTeachers: Number(roles.find(({ role }) => role === 'coTeacher')?.count ?? 0),
  }
}

/** How often each was done in some time (epoch ms, the end not included). */
export async function countActions(
  db: Db,
  from: number,
  to: number,
): Promise<{ action: AuditTable['action']; count: number }[]> {
  const rows = await db
    .selectFrom('audit')
    .select('action')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('action')
    .orderBy('action')
    .execute()
  return rows.map(({ action, count }) => ({ action, count: Number(count) }))
}

/** What was added up of a year whose rows are no longer kept. */
export async function selectAuditYear(
  db: Db,
  year: number,
): Promise<{ action: AuditTable['action']; count: number }[]> {
  return db.selectFrom('auditYears').select(['action', 'count']).where('year', '=', year).execute()
}

/** Erasures of some time, by what was erased. A pupil of merged records has a line for each, and is one. */
export async function countErasures(
  db: Db,
  from: number,
  to: number,
): Promise<{ kind: string; count: number }[]> {
  const rows = await db
    .selectFrom('erasures')
    .select('kind')
    .select((eb) => eb.fn.count<number | string>('erasureId').distinct().as('count'))
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}

/** What the security log still has of it. */
export async function countSecurityEvents(
  db: Db,
  kinds: readonly string[],
  from: number,
  to: number,
): Promise<number> {
  const { sum } = await db
    .selectFrom('securityEvents')
    .select((eb) => eb.fn.sum<number | string | null>('count').as('sum'))
    .where('kind', 'in', kinds)
    .where('at', '>=', from)
    .where('at', '<', to)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Rows of the log for its operator, the newest `limit` of some time, the oldest first. */
export async function selectAudit(db: Db, since: number, limit: number): Promise<AuditTable[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('at', '>=', since)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}
