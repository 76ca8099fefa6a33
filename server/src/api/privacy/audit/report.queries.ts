import type { Db } from '../../../platform/db/schema.ts'
import type { AuditTable } from '../../../platform/db/tables/privacy/audit.ts'

/** Who is in an example class is made up, and so is all that is kept there: no child and no guardian. */
const realClasses = (db: Db) => db.selectFrom('classes').select('id').where('isExample', '=', 0)

async function countOf(db: Db, table: 'students' | 'termReviews' | 'teachers'): Promise<number> {
  const { count } = await db
    // One of several tables, of which only the rows are counted.
    .selectFrom(table as 'students')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .$if(table !== 'teachers', (query) => query.where('classId', 'in', realClasses(db)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countGuardians(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('guardians')
    .innerJoin('students', 'students.id', 'guardians.studentId')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('students.classId', 'in', realClasses(db))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How much is kept at this moment. */
export async function countKept(db: Db) {
  const classes = await db
    .selectFrom('classes')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('all'),
      eb.fn.countAll<number | string>().filterWhere('archivedAt', 'is not', null).as('archived'),
    ])
    .where('isExample', '=', 0)
    .executeTakeFirstOrThrow()
  const roles = await db
    .selectFrom('classTeachers')
    .select('role')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('classId', 'in', realClasses(db))
    .groupBy('role')
    .execute()
  return {
    classes: Number(classes.all),
    archived: Number(classes.archived),
    students: await countOf(db, 'students'),
    guardians: await countGuardians(db),
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
