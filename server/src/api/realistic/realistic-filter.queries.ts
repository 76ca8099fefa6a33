import type { RealisticKind, RealisticState, RealisticSummary } from '@pinge/contract/realistic.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { containsKeyword } from '../../platform/db/contains-keyword.ts'
import type { Db, Schema } from '../../platform/db/schema.ts'

export type RealisticFilter = {
  classId: string
  /** Local dates, both in it. */
  days?: Days | undefined
  studentId?: string | undefined
  type?: QualityType | undefined
  kind?: RealisticKind | undefined
  state?: RealisticState | undefined
  isTypical?: boolean | undefined
  keyword?: string | undefined
}

type Joined = 'realisticRecords' | 'realisticBatches' | 'students'
const row = expressionBuilder<Schema, Joined>()

/** The records of a class's pupils, each beside what they did and who they are. */
function joined(db: Db) {
  return db
    .selectFrom('realisticBatches')
    .innerJoin('realisticRecords', 'realisticRecords.batchId', 'realisticBatches.id')
    .innerJoin('students', 'students.id', 'realisticRecords.studentId')
}

/** Of pupils who are in the class; a pupil who left is not told of until they come back. */
function isMeant(filter: RealisticFilter): Expression<SqlBool> {
  const { classId, days, studentId, type, kind, state, isTypical, keyword } = filter
  const conditions: Expression<SqlBool>[] = [
    row('realisticBatches.classId', '=', classId),
    row('students.leftAt', 'is', null),
  ]
  if (days !== undefined)
    conditions.push(
      row('realisticBatches.date', '>=', days.from),
      row('realisticBatches.date', '<=', days.to),
    )
  if (studentId !== undefined) conditions.push(row('realisticRecords.studentId', '=', studentId))
  if (type !== undefined) conditions.push(row('realisticBatches.type', '=', type))
  if (kind !== undefined) conditions.push(row('realisticBatches.kind', '=', kind))
  if (state !== undefined) conditions.push(row('realisticRecords.state', '=', state))
  if (isTypical !== undefined) conditions.push(row('realisticRecords.isTypical', '=', isTypical ? 1 : 0))
  if (keyword !== undefined) conditions.push(hasKeyword(keyword))
  return row.and(conditions)
}

function hasKeyword(keyword: string): Expression<SqlBool> {
  return row.or(
    (
      [
        'realisticBatches.title',
        'realisticBatches.text',
        'realisticRecords.role',
        'students.username',
      ] as const
    ).map((name) => containsKeyword(row.ref(name), keyword)),
  )
}

/** Where a page ended: the newest date first, of one date what was written last. */
export type BatchPlace = { date: string; batchId: string }

/** The newest batches of which a record is meant. */
export async function selectBatchPlaces(
  db: Db,
  filter: RealisticFilter,
  { after, limit }: { after: BatchPlace | undefined; limit: number },
): Promise<BatchPlace[]> {
  let query = joined(db)
    .select(['realisticBatches.date', 'realisticBatches.id as batchId'])
    .where(isMeant(filter))
  if (after)
    query = query.where((eb) =>
      eb(
        eb.refTuple('realisticBatches.date', 'realisticBatches.id'),
        '<',
        eb.tuple(after.date, after.batchId),
      ),
    )
  return query
    .groupBy(['realisticBatches.date', 'realisticBatches.id'])
    .orderBy('realisticBatches.date', 'desc')
    .orderBy('realisticBatches.id', 'desc')
    .limit(limit)
    .execute()
}

export type RecordPlace = BatchPlace & { id: string }

/** The newest records, those of one batch one after another. */
export async function selectRecordPlaces(
  db: Db,
  filter: RealisticFilter,
  { after, limit }: { after: RecordPlace | undefined; limit: number },
): Promise<RecordPlace[]> {
  let query = joined(db)
    .select(['realisticBatches.date', 'realisticBatches.id as batchId', 'realisticRecords.id'])
    .where(isMeant(filter))
  if (after)
    query = query.where((eb) =>
      eb(
        eb.refTuple('realisticBatches.date', 'realisticBatches.id', 'realisticRecords.id'),
        '<',
        eb.tuple(after.date, after.batchId, after.id),
      ),
    )
  return query
    .orderBy('realisticBatches.date', 'desc')
    .orderBy('realisticBatches.id', 'desc')
    .orderBy('realisticRecords.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countRealistic(
  db: Db,
  filter: RealisticFilter,
): Promise<Omit<RealisticSummary, 'lock'>> {
  const states = ['pending', 'adopted', 'filed', 'returned'] as const satisfies readonly RealisticState[]
  const counted = await joined(db)
    .select((eb) => {
      const batches = eb.fn.count<number | string>('realisticBatches.id').distinct()
      return [
        batches.as('batches'),
        eb.fn.count<number | string>('students.id').distinct().as('students'),
        batches.filterWhere('realisticRecords.isTypical', '=', 1).as('typical'),
        ...states.map((state) => batches.filterWhere('realisticRecords.state', '=', state).as(state)),
      ]
    })
    .where(isMeant(filter))
    .executeTakeFirstOrThrow()
  return {
    batches: Number(counted.batches),
    students: Number(counted.students),
    typical: Number(counted.typical),
    states: {
      pending: Number(counted.pending),
      adopted: Number(counted.adopted),
      filed: Number(counted.filed),
      returned: Number(counted.returned),
    },
  }
}
