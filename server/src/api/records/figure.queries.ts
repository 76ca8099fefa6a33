import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { expressionBuilder } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import { notUndone, wasUndone } from '../../platform/db/not-undone.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { isMeant, isNarrowed, type RecordFilter } from './record-filter.queries.ts'

const ledger = expressionBuilder<Schema, 'ledger'>()

export type FigureRow = {
  /** Of whom: a pupil, or a team. */
  id: string | null
  type: QualityType | null
  kind: LedgerKind
  score: number
  count: number
  /** When the newest of them was given; of those that were undone, apart. */
  lastAt: number
  lastUndoneAt: number
}

/**
 * What each pupil got of each quality, praise and reminders apart; what was undone is taken off by rows
 * of its own. Asking of each of 100,000 rows whether it was undone would take several times as long as adding them up from
 * an index, and few rows are undone.
 */
export async function selectFigures(db: Db, filter: RecordFilter): Promise<FigureRow[]> {
  // First: a comment that is undone after this counts as given, and nothing is taken off that was not added.
  const undone = await selectUndoneBatches(db, filter.classId)
  const { classId, teacherId, ...narrowed } = filter
  const given = await figureRows(db).where(isMeant(filter)).execute()
  const rows: FigureRow[] = given.map((row) => ({ ...row, lastUndoneAt: 0 }))
  for (const some of inParts(undone)) {
    // Found by their batches alone, since the class or the teacher would lead to all of their rows. Where a pupil moved on
    // with a part of a batch, the class that the pupil came to has none of these pupils.
    const takenOff = await figureRows(db)
      .select('teacherId')
      .where('batchId', 'in', some)
      .where(isNarrowed(narrowed))
      .where(wasUndone(ledger))
      .groupBy('teacherId')
      .execute()
    const meant = takenOff.filter((row) => teacherId === undefined || row.teacherId === teacherId)
    rows.push(
      ...meant.map(({ id, type, kind, score, count, lastAt }) => ({
        id,
        type,
        kind,
        score: -score,
        count: -count,
        lastAt: 0,
        lastUndoneAt: lastAt,
      })),
    )
  }
  return rows.map(withNumbers)
}

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

/** Grouped in the order of the index of these figures, so that nothing has to be sorted. */
function figureRows(db: Db) {
  return db
    .selectFrom('ledger')
    .select((eb) => [
      'studentId as id',
      'type',
      'kind',
      eb.fn.sum<number>('score').as('score'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.max<number>('createdAt').as('lastAt'),
    ])
    .where('studentId', 'is not', null)
    .groupBy(['studentId', 'type', 'kind'])
}

/** The same of each team's own rows, found by the teams of the class: they are few among the rows of its pupils. */
export async function selectTeamFigures(
  db: Db,
  filter: RecordFilter,
): Promise<Omit<FigureRow, 'lastAt' | 'lastUndoneAt'>[]> {
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
    // Not asked as `is null`, which would lead SQLite to the rows of all teams of all classes.
    .where((eb) => eb(eb.fn.coalesce('ledger.studentId', eb.val('')), '=', ''))
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

/** Those in the class, or all who ever were in it; or one of them. */
export type Whose = { studentId: string | undefined; hasLeft: boolean }

export async function selectStudents(
  db: Db,
  classId: string,
  { studentId, hasLeft }: Whose,
): Promise<{ id: string; username: string; stuNo: string; header: string; leftAt: number | null }[]> {
  let query = db
    .selectFrom('students')
    .select(['id', 'username', 'stuNo', 'header', 'leftAt'])
    .where('classId', '=', classId)
  if (studentId !== undefined) query = query.where('id', '=', studentId)
  else if (!hasLeft) query = query.where('leftAt', 'is', null)
  return query.orderBy('nameKey').orderBy('id').execute()
}
