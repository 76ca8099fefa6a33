import { monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { prepared } from '../../../platform/db/statements/prepared.ts'
import type { Db } from '../../../platform/db/schema.ts'

/** Until when the days of a class are counted: its ledger from then on has no totals yet. */
export async function selectCountedUntil(db: Db, classId: string): Promise<number> {
  const [row] = await countedUntil(db, classId)
  return row?.countedUntil ?? 0
}

const countedUntil = prepared((db, classId: string) =>
  db.selectFrom('classes').select('countedUntil').where('id', '=', classId),
)

/** The totals of these months, and of the days in these ranges, each within one month; by period. */
export async function selectStoredTotals(
  db: Db,
  classId: string,
  { months, days }: { months: readonly string[]; days: readonly Days[] },
): Promise<{ period: string; totals: string }[]> {
  return storedTotals(db, classId, months, days)
}

const storedTotals = prepared((db, classId: string, months: readonly string[], days: readonly Days[]) =>
  db
    .selectFrom('givenTotals')
    .select(['period', 'totals'])
    .where('classId', '=', classId)
    .where((eb) =>
      eb.or([
        ...(months.length > 0 ? [eb('period', 'in', months)] : []),
        ...days.map(({ from, to }) => eb.between('period', from, to)),
      ]),
    )
    .orderBy('period'),
)

/** In place of what stood there; undefined where nothing was given. */
export async function replaceStoredTotals(
  trx: Db,
  classId: string,
  period: string,
  totals: string | undefined,
): Promise<void> {
  if (totals === undefined)
    await trx.deleteFrom('givenTotals').where('classId', '=', classId).where('period', '=', period).execute()
  else
    await trx
      .insertInto('givenTotals')
      .values({ classId, period, totals })
      .onConflict((conflict) => conflict.columns(['classId', 'period']).doUpdateSet({ totals }))
      .execute()
}

/** The totals of a day, of all days after it, and of their months. */
export async function deleteStoredTotals(trx: Db, classId: string, date: string): Promise<void> {
  await trx
    .deleteFrom('givenTotals')
    .where('classId', '=', classId)
    .where((eb) => eb.or([eb('period', '>=', date), eb('period', '=', monthOf(date))]))
    .execute()
}

/** Holds the class until the transaction ends, so that no comment is given meanwhile, and answers how far it is counted. */
export async function holdCountedUntil(trx: Db, classId: string): Promise<number | undefined> {
  const row = await trx
    .updateTable('classes')
    .set((eb) => ({ countedUntil: eb.ref('countedUntil') }))
    .where('id', '=', classId)
    .returning('countedUntil')
    .executeTakeFirst()
  return row?.countedUntil
}

export async function updateCountedUntil(trx: Db, classId: string, until: number): Promise<void> {
  await trx.updateTable('classes').set({ countedUntil: until }).where('id', '=', classId).execute()
}

/** When the first comment at or after a moment was given. */
export async function selectNextComment(trx: Db, classId: string, from: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('ledger')
    .select('createdAt')
    .where('classId', '=', classId)
    .where('createdAt', '>=', from)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt
}

/** Classes with days that are over and not counted. */
export async function selectClassesToCount(
  db: Db,
  until: number,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('classes')
    .select('id')
    .where('countedUntil', '<', until)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
