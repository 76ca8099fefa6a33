import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { RedemptionState } from '@pinge/contract/rewards.ts'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { currentRemark } from '../../platform/db/current-remark.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { isMeant, timeFor, type RecordFilter } from './record-filter.queries.ts'

const ledger = expressionBuilder<Schema, 'ledger'>()

/** Where a page of rows ended. Rows of one batch have one time, so that they stand together. */
export type RecordPlace = { createdAt: number; batchId: string; id: string }

export type RecordRow = {
  id: string
  batchId: string
  studentId: string | null
  studentName: string | null
  stuNo: string | null
  teamId: string | null
  teamName: string | null
  itemName: string
  icon: string
  type: QualityType | null
  score: number
  redeem: number
  kind: LedgerKind
  remark: string
  photoKey: string | null
  teacherId: string
  teacherName: string
  createdAt: number
  undoneById: string | null
  /** Of an exchange: what became of it. */
  redemptionState: RedemptionState | null
}

/** Rows of a class's ledger, the newest first, those of one batch one after another. */
export async function selectRecords(
  db: Db,
  filter: RecordFilter,
  { after, limit }: { after: RecordPlace | undefined; limit: number },
): Promise<RecordRow[]> {
  const isOnPage = after ? ledger.and([isMeant(filter), isAfter(filter, after)]) : isMeant(filter)
  const isWanted =
    filter.studentId === undefined
      ? isOnPage
      : ledger('ledger.id', 'in', newestOfStudent(db, filter, isOnPage, limit))
  return recordRows(db)
    .where(isWanted)
    .orderBy('ledger.createdAt', 'desc')
    .orderBy('ledger.batchId', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .execute()
}

function isAfter(filter: RecordFilter, { createdAt, batchId, id }: RecordPlace): Expression<SqlBool> {
  return ledger(
    ledger.tuple(timeFor(filter), ledger.ref('ledger.batchId'), ledger.ref('ledger.id')),
    '<',
    ledger.tuple(createdAt, batchId, id),
  )
}

/** Their ids alone: to put the rows in order, the database would otherwise join each one first. */
function newestOfStudent(db: Db, filter: RecordFilter, isOnPage: Expression<SqlBool>, limit: number) {
  return db
    .selectFrom('ledger')
    .select('ledger.id')
    .where(isOnPage)
    .orderBy(timeFor(filter), 'desc')
    .orderBy('ledger.batchId', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
}

/** The newest batches of which a row is meant; `after` is where the page before ended. */
export async function selectBatchPlaces(
  db: Db,
  filter: RecordFilter,
  { after, limit }: { after: Omit<RecordPlace, 'id'> | undefined; limit: number },
): Promise<Omit<RecordPlace, 'id'>[]> {
  const time = timeFor(filter)
  let query = db
    .selectFrom('ledger')
    .select([time.as('createdAt'), 'batchId'])
    .where(isMeant(filter))
  if (after !== undefined)
    query = query.where((eb) =>
      eb(eb.tuple(time, eb.ref('batchId')), '<', eb.tuple(after.createdAt, after.batchId)),
    )
  return query
    .groupBy([time, 'batchId'])
    .orderBy(time, 'desc')
    .orderBy('batchId', 'desc')
    .limit(limit)
    .execute()
}

function recordRows(db: Db) {
  return (
    db
      .selectFrom('ledger')
      .innerJoin('teachers', 'teachers.id', 'ledger.teacherId')
      .leftJoin('students', 'students.id', 'ledger.studentId')
      // Also one that was removed: what it was called goes on being told.
      .leftJoin('teams', 'teams.id', 'ledger.teamId')
      .leftJoin('commentPhotos', 'commentPhotos.batchId', 'ledger.batchId')
      .leftJoin('redemptions', (join) =>
        join
          .onRef('redemptions.batchId', '=', 'ledger.batchId')
          .onRef('redemptions.studentId', '=', 'ledger.studentId'),
      )
      .select((eb) => [
        'ledger.id',
        'ledger.batchId',
        'ledger.studentId',
        'students.username as studentName',
        'students.stuNo',
        'ledger.teamId',
        'teams.teamName',
        'ledger.itemName',
        'ledger.icon',
        'ledger.type',
        'ledger.score',
        'ledger.redeem',
        'ledger.kind',
        currentRemark(eb).as('remark'),
        'commentPhotos.fileKey as photoKey',
        'ledger.teacherId',
        'teachers.nickname as teacherName',
        'ledger.createdAt',
        'redemptions.state as redemptionState',
        eb
          .selectFrom('ledger as undo')
          .select('undo.id')
          .whereRef('undo.undoneBatchId', '=', 'ledger.batchId')
          .whereRef('undo.studentId', 'is not distinct from', 'ledger.studentId')
          .orderBy('undo.id')
          .limit(1)
          .as('undoneById'),
      ])
  )
}

/** Whether more than so many rows are meant. */
export async function hasMoreRecords(db: Db, filter: RecordFilter, count: number): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where(isMeant(filter))
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What was corrected in the remarks of these batches, the oldest first. */
export async function selectRemarkEdits(
  db: Db,
  batchIds: readonly string[],
): Promise<{ batchId: string; oldRemark: string; createdAt: number }[]> {
  if (batchIds.length === 0) return []
  return db
    .selectFrom('remarkEdits')
    .select(['batchId', 'oldRemark', 'createdAt'])
    .where('batchId', 'in', batchIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
