import { sql } from 'kysely'
import type { TableName } from '../../../platform/db/register/register.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** Rows of a table, and by which columns they are told apart. */
export type Rows = { table: TableName; key: readonly string[]; oldestBy?: string }

/** Whose they are. */
export type Whose = { column: string; ids: readonly string[] }

/** Deletes some rows of a table, the oldest first where they have a time; answers how many. */
export async function deleteSome(
  trx: Db,
  { table, key, oldestBy }: Rows,
  { column, ids }: Whose,
  limit: number,
): Promise<number> {
  if (ids.length === 0) return 0
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const order = oldestBy === undefined ? sql`` : sql`order by ${sql.ref(oldestBy)}`
  // Names of tables and columns come from this program alone.
  const { rows } = await sql`
    delete from ${sql.table(table)} where (${keys}) in (
      select ${keys} from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(ids)}) ${order} limit ${sql.lit(limit)}
    ) returning 1 as gone`.execute(trx)
  return rows.length
}

/** The same of what shows pictures; answers where these are kept. */
export async function deleteSomePictures(
  trx: Db,
  table: 'commentPhotos' | 'realisticPictures',
  classId: string,
  limit: number,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom(table)
    .where('fileKey', 'in', (eb) =>
      eb.selectFrom(table).select('fileKey').where('classId', '=', classId).limit(limit),
    )
    .where('classId', '=', classId)
    .returning('fileKey')
    .execute()
  return rows.map(({ fileKey }) => fileKey)
}

/** The class itself, of which nothing is left. Answers its cover. */
export async function deleteClassRow(trx: Db, classId: string): Promise<string[]> {
  const rows = await trx.deleteFrom('classes').where('id', '=', classId).returning('classImg').execute()
  return rows.map(({ classImg }) => classImg)
}

export async function selectPupilIds(db: Db, classId: string): Promise<string[]> {
  const rows = await db.selectFrom('students').select('id').where('classId', '=', classId).execute()
  return rows.map(({ id }) => id)
}

/** Whether a table has more rows of these than so many, counted no further. */
export async function countUpTo(
  db: Db,
  { table }: Rows,
  { column, ids }: Whose,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    select 1 as found from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(ids)}) limit ${sql.lit(limit)}`.execute(db)
  return rows.length
}

export type LedgerRow = { id: string; createdAt: number }

/** All comments of a pupil. Put in order here, as in `newestOfStudent` of the records. */
export async function selectLedgerRows(db: Db, classId: string, studentId: string): Promise<LedgerRow[]> {
  return db
    .selectFrom('ledger')
    .select(['id', 'createdAt'])
    .where('classId', '=', classId)
    .where('studentId', '=', studentId)
    .orderBy((eb) => eb.fn.coalesce('createdAt', eb.lit(0)))
    .orderBy('id')
    .execute()
}

/** The next comments of a class by their times, of all its pupils. */
export async function selectLedgerPage(
  db: Db,
  classId: string,
  after: LedgerRow,
  limit: number,
): Promise<(LedgerRow & { studentId: string | null })[]> {
  return db
    .selectFrom('ledger')
    .select(['id', 'createdAt', 'studentId'])
    .where('classId', '=', classId)
    .where((eb) => eb(eb.refTuple('createdAt', 'id'), '>', eb.tuple(after.createdAt, after.id)))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function deleteLedgerRows(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('ledger').where('id', 'in', ids).execute()
}
