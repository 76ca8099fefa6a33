import type { RedemptionState, RedemptionTotals } from '@pinge/contract/rewards.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Db, Schema } from '../../platform/db/schema.ts'
import type { RedemptionTable } from '../../platform/db/tables/comments/rewards.ts'
import type { TimeCursor } from '../../platform/db/time-cursor.ts'
import { totalColumns } from '../writes/students/student-columns.ts'

/**
 * Takes points from each of the pupils who has them, and answers who that was: the condition stands in the statement, so
 * that no balance falls below zero however many ask at once.
 */
export async function spendPoints(
  trx: Db,
  classId: string,
  studentIds: readonly string[],
  points: number,
): Promise<StudentTotals[]> {
  const totals = await trx
    .updateTable('students')
    .set((eb) => ({ redeemScore: eb('redeemScore', '-', points) }))
    .where('classId', '=', classId)
    .where('id', 'in', studentIds)
    .where('redeemScore', '>=', points)
    .returning(totalColumns)
    .execute()
  return totals.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

export async function selectStudentNames(
  db: Db,
  classId: string,
  ids: readonly string[],
): Promise<{ id: string; username: string }[]> {
  return db
    .selectFrom('students')
    .select(['id', 'username'])
    .where('classId', '=', classId)
    .where('id', 'in', ids)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
}

export async function insertRedemptions(trx: Db, rows: readonly RedemptionTable[]): Promise<void> {
  await trx
    .insertInto('redemptions')
    .values([...rows])
    .execute()
}

export type StoredRedemption = Pick<
  RedemptionTable,
  | 'id'
  | 'batchId'
  | 'studentId'
  | 'rewardId'
  | 'rewardName'
  | 'icon'
  | 'quantity'
  | 'points'
  | 'teacherId'
  | 'state'
>

const storedColumns = [
  'id',
  'batchId',
  'studentId',
  'rewardId',
  'rewardName',
  'icon',
  'quantity',
  'points',
  'teacherId',
  'state',
] as const

/** Of these exchanges those that are the class's to close. */
export async function selectRedemptions(
  db: Db,
  classId: string,
  ids: readonly string[],
): Promise<StoredRedemption[]> {
  return db
    .selectFrom('redemptions')
    .select(storedColumns)
    .where('classId', '=', classId)
    .where('id', 'in', ids)
    .where(notCarriedAway(classId))
    .orderBy('id')
    .execute()
}

export async function selectRedemptionsOfBatch(
  db: Db,
  classId: string,
  batchId: string,
): Promise<StoredRedemption[]> {
  return db
    .selectFrom('redemptions')
    .select(storedColumns)
    .where('classId', '=', classId)
    .where('batchId', '=', batchId)
    .orderBy('id')
    .execute()
}

export async function setRedemptionState(
  trx: Db,
  ids: readonly string[],
  from: readonly RedemptionState[],
  to: { state: RedemptionState; stateAt: number },
): Promise<number> {
  const changed = await trx
    .updateTable('redemptions')
    .set(to)
    .where('id', 'in', ids)
    .where('state', 'in', from)
    .returning('id')
    .execute()
  return changed.length
}

export type RedemptionFilter = {
  classId: string
  studentId?: string | undefined
  rewardId?: string | undefined
  teacherId?: string | undefined
  state?: RedemptionState | undefined
  from?: number | undefined
  to?: number | undefined
}

/** What a pupil took along into another class is handed over there. */
const notCarriedAway =
  (classId: string) =>
  (eb: ExpressionBuilder<Schema, 'redemptions'>): Expression<SqlBool> =>
    eb(
      'redemptions.studentId',
      'not in',
      eb.selectFrom('students').select('id').where('classId', '=', classId).where('isCarried', '=', 1),
    )

export type RedemptionRow = Omit<RedemptionTable, 'classId'> & {
  isCarried: 0 | 1
  studentName: string
  stuNo: string | null
  header: string
  teacherName: string
}

/** The exchanges that a filter finds, the newest first, from where the last page ended. */
export async function selectRedemptionPage(
  db: Db,
  filter: RedemptionFilter,
  { before, limit }: { before: TimeCursor | undefined; limit: number },
): Promise<RedemptionRow[]> {
  const found = filtered(db.selectFrom('redemptions'), filter)
    .innerJoin('students', 'students.id', 'redemptions.studentId')
    .innerJoin('teachers', 'teachers.id', 'redemptions.teacherId')
    .select([
      'redemptions.id',
      'redemptions.batchId',
      'redemptions.studentId',
      'students.username as studentName',
      'students.stuNo',
      'students.header',
      'students.isCarried',
      'redemptions.rewardId',
      'redemptions.rewardName',
      'redemptions.icon',
      'redemptions.quantity',
      'redemptions.points',
      'redemptions.balance',
      'redemptions.teacherId',
      'teachers.nickname as teacherName',
      'redemptions.state',
      'redemptions.stateAt',
      'redemptions.createdAt',
    ])
  const older =
    before === undefined
      ? found
      : found.where((eb) =>
          eb.or([
            eb('redemptions.createdAt', '<', before.createdAt),
            eb.and([
              eb('redemptions.createdAt', '=', before.createdAt),
              eb('redemptions.id', '<', before.id),
            ]),
          ]),
        )
  return older
    .orderBy('redemptions.createdAt', 'desc')
    .orderBy('redemptions.id', 'desc')
    .limit(limit)
    .execute()
}

/** One statement that needs no grouping, so that the filter alone decides which index serves it. */
export async function sumRedemptions(db: Db, filter: RedemptionFilter): Promise<RedemptionTotals> {
  return filtered(db.selectFrom('redemptions'), filter)
    .select((eb) => {
      const { countAll, sum, coalesce } = eb.fn
      const none = eb.lit(0)
      return [
        countAll<number>().filterWhere('state', '!=', 'refunded').as('times'),
        coalesce(sum<number>('quantity').filterWhere('state', '!=', 'refunded'), none).as('count'),
        coalesce(sum<number>('points').filterWhere('state', '!=', 'refunded'), none).as('points'),
        countAll<number>()
          .filterWhere('state', '=', 'redeemed')
          .filterWhere(notCarriedAway(filter.classId))
          .as('toDeliver'),
        countAll<number>().filterWhere('state', '=', 'refunded').as('refunded'),
      ]
    })
    .executeTakeFirstOrThrow()
}

function filtered<Row>(
  query: SelectQueryBuilder<Schema, 'redemptions', Row>,
  { classId, studentId, rewardId, teacherId, state, from, to }: RedemptionFilter,
): SelectQueryBuilder<Schema, 'redemptions', Row> {
  let found = query.where('redemptions.classId', '=', classId)
  if (studentId !== undefined) found = found.where('redemptions.studentId', '=', studentId)
  if (rewardId !== undefined) found = found.where('redemptions.rewardId', '=', rewardId)
  if (teacherId !== undefined) found = found.where('redemptions.teacherId', '=', teacherId)
  if (state !== undefined) found = found.where('redemptions.state', '=', state)
  if (state === 'redeemed') found = found.where(notCarriedAway(classId))
  if (from !== undefined) found = found.where('redemptions.createdAt', '>=', from)
  if (to !== undefined) found = found.where('redemptions.createdAt', '<=', to)
  return found
}
