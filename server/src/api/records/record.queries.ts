import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import type { RedemptionState } from '@pinge/contract/rewards.ts'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { notUndone } from '../../platform/db/not-undone.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'

export type RecordFilter = {
  classId: string
  studentId?: string | undefined
  teamId?: string | undefined
  teacherId?: string | undefined
  type?: QualityType | undefined
  /** Never empty. */
  kinds?: readonly LedgerKind[] | undefined
  from?: number | undefined
  to?: number | undefined
}

/** Where a page of rows ended. Rows of one batch have one time, so that they stand together. */
export type RecordPlace = { createdAt: number; batchId: string; id: string }

export type RecordRow = {
  id: string
  batchId: string
  studentId: string | null
  studentName: string | null
  teamId: string | null
  teamName: string | null
  itemName: string
  icon: string
  type: QualityType | null
  score: number
  redeem: number
  kind: LedgerKind
  remark: string
  teacherId: string
  teacherName: string
  createdAt: number
  undoneById: string | null
  /** Of an exchange: what became of it. */
  redemptionState: RedemptionState | null
}

const ledger = expressionBuilder<Schema, 'ledger'>()

/** Rows of a class's ledger, the newest first, those of one batch one after another. */
export async function selectRecords(
  db: Db,
  filter: RecordFilter,
  { after, limit }: { after: RecordPlace | undefined; limit: number },
): Promise<RecordRow[]> {
  let query = recordRows(db).where(isMeant(filter))
  if (after !== undefined)
    query = query.where((eb) =>
      eb(
        eb.refTuple('ledger.createdAt', 'ledger.batchId', 'ledger.id'),
        '<',
        eb.tuple(after.createdAt, after.batchId, after.id),
      ),
    )
  return query
    .orderBy('ledger.createdAt', 'desc')
    .orderBy('ledger.batchId', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(limit)
    .execute()
}

/** The newest batches of these kinds in a class; `after` is where the page before ended. */
export async function selectBatchPlaces(
  db: Db,
  classId: string,
  kinds: readonly LedgerKind[],
  { after, limit }: { after: Omit<RecordPlace, 'id'> | undefined; limit: number },
): Promise<Omit<RecordPlace, 'id'>[]> {
  let query = db
    .selectFrom('ledger')
    .select(['createdAt', 'batchId'])
    .distinct()
    .where('classId', '=', classId)
    .where('kind', 'in', kinds)
  if (after !== undefined)
    query = query.where((eb) =>
      eb(eb.refTuple('createdAt', 'batchId'), '<', eb.tuple(after.createdAt, after.batchId)),
    )
  return query.orderBy('createdAt', 'desc').orderBy('batchId', 'desc').limit(limit).execute()
}

/** All rows of some batches that stand one after another, the newest first, in the order of the pupils' names. */
export async function selectRowsOfBatches(
  db: Db,
  classId: string,
  places: readonly Omit<RecordPlace, 'id'>[],
): Promise<RecordRow[]> {
  const newest = places[0]
  const oldest = places.at(-1)
  if (!newest || !oldest) return []
  return (
    recordRows(db)
      .where('ledger.classId', '=', classId)
      // Their time says where they are; which of those that were given meanwhile are meant, their ids.
      .where('ledger.createdAt', '>=', oldest.createdAt)
      .where('ledger.createdAt', '<=', newest.createdAt)
      .where(
        'ledger.batchId',
        'in',
        places.map(({ batchId }) => batchId),
      )
      .orderBy('students.lastNameLetter')
      .orderBy('students.nameKey')
      .orderBy('ledger.id')
      .execute()
  )
}

function recordRows(db: Db) {
  return (
    db
      .selectFrom('ledger')
      .innerJoin('teachers', 'teachers.id', 'ledger.teacherId')
      .leftJoin('students', 'students.id', 'ledger.studentId')
      // Also one that was removed: what it was called goes on being told.
      .leftJoin('teams', 'teams.id', 'ledger.teamId')
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
        'ledger.teamId',
        'teams.teamName',
        'ledger.itemName',
        'ledger.icon',
        'ledger.type',
        'ledger.score',
        'ledger.redeem',
        'ledger.kind',
        'ledger.remark',
        'ledger.teacherId',
        'teachers.nickname as teacherName',
        'ledger.createdAt',
        'redemptions.state as redemptionState',
        eb
          .selectFrom('ledger as undo')
          .select('undo.id')
          .whereRef('undo.undoneBatchId', '=', 'ledger.batchId')
          .orderBy('undo.id')
          .limit(1)
          .as('undoneById'),
      ])
  )
}

export type FigureRow = {
  /** Of whom: a pupil, or a team. */
  id: string | null
  type: QualityType | null
  kind: LedgerKind
  score: number
  count: number
}

/**
 * What each pupil got of each quality, praise and reminders apart; what was undone is taken off by rows of its own. Asking
 * of each of 100,000 rows whether it was undone would take several times as long as adding them up from an index, and few
 * rows are undone.
 */
export async function selectFigures(db: Db, filter: RecordFilter): Promise<FigureRow[]> {
  // First: a comment that is undone after this counts as given, and nothing is taken off that was not added.
  const undone = await selectUndoneBatches(db, filter.classId)
  const { teacherId, ...others } = filter
  const rows = await figureRows(db, teacherId).where(isMeant(others)).execute()
  const { classId: _, ...narrowed } = others
  for (let start = 0; start < undone.length; start += BATCHES_AT_ONCE) {
    // Found by their batches alone, since the class would lead to all of its rows. Where a pupil moved on with a part of
    // a batch, the class that the pupil came to has none of these pupils.
    const takenOff = await figureRows(db, teacherId)
      .where('batchId', 'in', undone.slice(start, start + BATCHES_AT_ONCE))
      .where(isNarrowed(narrowed))
      .execute()
    rows.push(...takenOff.map((row) => ({ ...row, score: -row.score, count: -row.count })))
  }
  return rows.filter((row) => teacherId === undefined || row.teacherId === teacherId).map(withNumbers)
}

/** Few enough for one statement. */
const BATCHES_AT_ONCE = 500

async function selectUndoneBatches(db: Db, classId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('undoneBatchId')
    .distinct()
    .where('classId', '=', classId)
    .where('undoneBatchId', 'is not', null)
    .execute()
  return rows.flatMap(({ undoneBatchId }) => undoneBatchId ?? [])
}

function figureRows(db: Db, teacherId: string | undefined) {
  return (
    db
      .selectFrom('ledger')
      .select((eb) => [
        'studentId as id',
        'type',
        'kind',
        eb.fn.sum<number>('score').as('score'),
        eb.fn.countAll<number>().as('count'),
      ])
      .where('studentId', 'is not', null)
      .groupBy(['studentId', 'type', 'kind'])
      // Kept apart, and not a condition, which would lead SQLite away from the index of these figures.
      .$if(teacherId !== undefined, (query) => query.select('teacherId').groupBy('teacherId'))
  )
}

/** The same of each team's own rows, found by the teams of the class: they are few among the rows of its pupils. */
export async function selectTeamFigures(db: Db, filter: RecordFilter): Promise<FigureRow[]> {
  const { classId, ...narrowed } = filter
  const rows = await db
    .selectFrom('teams')
    .innerJoin('ledger', 'ledger.teamId', 'teams.id')
    .select((eb) => [
      'teams.id',
      'ledger.type',
      'ledger.kind',
      eb.fn.sum<number | string>('ledger.score').as('score'),
      eb.fn.countAll<number | string>().as('count'),
    ])
    .where('teams.classId', '=', classId)
    .where('ledger.studentId', 'is', null)
    .where(isNarrowed(narrowed))
    .where(notUndone(ledger))
    .groupBy(['teams.id', 'ledger.type', 'ledger.kind'])
    .execute()
  return rows.map(withNumbers)
}

/** PostgreSQL answers sums and counts as strings. */
function withNumbers<Row extends { score: number | string; count: number | string }>(row: Row) {
  return { ...row, score: Number(row.score), count: Number(row.count) }
}

export async function selectTeams(db: Db, classId: string): Promise<{ id: string; teamName: string }[]> {
  return db
    .selectFrom('teams')
    .select(['id', 'teamName'])
    .where('classId', '=', classId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function selectStudents(
  db: Db,
  classId: string,
  studentId: string | undefined,
): Promise<{ id: string; username: string; header: string }[]> {
  let query = db.selectFrom('students').select(['id', 'username', 'header']).where('classId', '=', classId)
  query = studentId === undefined ? query.where('leftAt', 'is', null) : query.where('id', '=', studentId)
  return query.orderBy('lastNameLetter').orderBy('nameKey').orderBy('id').execute()
}

/** Whether more than so many rows are meant. */
export async function hasMoreRecords(db: Db, filter: RecordFilter, count: number): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where(isMeant(filter))
    .orderBy('createdAt')
    .orderBy('batchId')
    .orderBy('id')
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function selectClassName(db: Db, classId: string): Promise<string> {
  const row = await db.selectFrom('classes').select('className').where('id', '=', classId).executeTakeFirst()
  return row?.className ?? ''
}

function isMeant({ classId, ...narrowed }: RecordFilter): Expression<SqlBool> {
  return ledger.and([ledger('ledger.classId', '=', classId), isNarrowed(narrowed)])
}

function isNarrowed(filter: Omit<RecordFilter, 'classId'>): Expression<SqlBool> {
  const { studentId, teamId, teacherId, type, kinds, from, to } = filter
  const conditions: Expression<SqlBool>[] = []
  if (studentId !== undefined) conditions.push(ledger('ledger.studentId', '=', studentId))
  if (teamId !== undefined)
    conditions.push(ledger('ledger.teamId', '=', teamId), ledger('ledger.studentId', 'is', null))
  if (teacherId !== undefined) conditions.push(ledger('ledger.teacherId', '=', teacherId))
  if (type !== undefined) conditions.push(ledger('ledger.type', '=', type))
  if (kinds !== undefined) conditions.push(ledger('ledger.kind', 'in', kinds))
  if (from !== undefined) conditions.push(ledger('ledger.createdAt', '>=', from))
  if (to !== undefined) conditions.push(ledger('ledger.createdAt', '<=', to))
  return ledger.and(conditions)
}
