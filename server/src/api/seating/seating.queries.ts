import type { Seat } from '@pinge/contract/seating.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { SeatingPlanTable, SeatTable } from '../../platform/db/tables/seating.ts'

type PlanSize = Pick<SeatingPlanTable, 'rows' | 'columns' | 'aisleEvery' | 'version'>

/** Undefined before the class is first arranged. */
export async function selectPlan(db: Db, classId: string): Promise<PlanSize | undefined> {
  return db
    .selectFrom('seatingPlans')
    .select(['rows', 'columns', 'aisleEvery', 'version'])
    .where('classId', '=', classId)
    .executeTakeFirst()
}

export async function selectSeats(db: Db, classId: string): Promise<Seat[]> {
  return db
    .selectFrom('seats')
    .select(['studentId', 'row', 'column'])
    .where('classId', '=', classId)
    .orderBy('row')
    .orderBy('column')
    .execute()
}

export async function upsertPlan(trx: Db, plan: SeatingPlanTable): Promise<void> {
  const { classId: _, ...changes } = plan
  await trx
    .insertInto('seatingPlans')
    .values(plan)
    .onConflict((conflict) => conflict.column('classId').doUpdateSet(changes))
    .execute()
}

export async function deleteSeats(trx: Db, classId: string): Promise<void> {
  await trx.deleteFrom('seats').where('classId', '=', classId).execute()
}

export async function insertSeats(trx: Db, seats: readonly SeatTable[]): Promise<void> {
  if (seats.length === 0) return
  await trx
    .insertInto('seats')
    .values([...seats])
    .execute()
}
