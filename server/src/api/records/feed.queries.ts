import type { LedgerKind } from '@pinge/contract/comments.ts'
import { NAMED_RECEIVERS } from '@pinge/contract/records.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { currentRemark } from '../../platform/db/current-remark.ts'
import { wasUndone } from '../../platform/db/not-undone.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { RecordPlace } from './record.queries.ts'

/** Those of a batch who are alike: pupils or teams, whose rows stand or were undone. */
export type Receivers = {
  batchId: string
  isUndone: boolean
  isTeam: boolean
  count: number
  /** Of the first few, by name. */
  names: string[]
  lowest: number
  highest: number
}

/** What all rows of a batch have in common. */
export type BatchHead = {
  batchId: string
  kind: LedgerKind
  itemName: string
  icon: string
  type: QualityType | null
  remark: string
  teacherId: string
  teacherName: string
  createdAt: number
}

/**
 * Who got some batches that stand one after another, the newest first, and what they are. A batch may be for a whole
 * class: it is counted and named by the database, which answers a few rows for each.
 */
export async function selectBatches(
  db: Db,
  classId: string,
  places: readonly Omit<RecordPlace, 'id'>[],
): Promise<{ heads: BatchHead[]; receivers: Receivers[] }> {
  const newest = places[0]
  const oldest = places.at(-1)
  if (!newest || !oldest) return { heads: [], receivers: [] }
  const rows = await firstRows(db, classId, {
    // Their time says where they are; which of those that were given meanwhile are meant, their ids.
    from: oldest.createdAt,
    to: newest.createdAt,
    batchIds: places.map(({ batchId }) => batchId),
  })
  const alike = Map.groupBy(rows, ({ batchId, isUndone, isTeam }) => `${batchId} ${isUndone} ${isTeam}`)
  const receivers = [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { batchId, isUndone, isTeam, count, lowest, highest } = first
    const names = [first, ...others].flatMap(({ name }) => name ?? [])
    const flags = { isUndone: isUndone === 1, isTeam: isTeam === 1 }
    return [{ batchId, ...flags, count: Number(count), names, lowest, highest }]
  })
  return { heads: await selectHeads(db, rows), receivers }
}

type Range = { from: number; to: number; batchIds: readonly string[] }

/** The first rows of each kind of receivers by name, each with how many there are. */
async function firstRows(db: Db, classId: string, { from, to, batchIds }: Range) {
  const rows = db
    .selectFrom('ledger')
    .leftJoin('students', 'students.id', 'ledger.studentId')
    // Also one that was removed: what it was called goes on being told.
    .leftJoin('teams', (join) =>
      join.onRef('teams.id', '=', 'ledger.teamId').on('ledger.studentId', 'is', null),
    )
    .select((eb) => [
      'ledger.id',
      'ledger.batchId',
      'ledger.score',
      'students.nameKey',
      eb.fn.coalesce('students.username', 'teams.teamName').as('name'),
      eb.case().when('ledger.studentId', 'is', null).then(1).else(0).end().as('isTeam'),
      eb.case().when(wasUndone(eb)).then(1).else(0).end().as('isUndone'),
    ])
    .where('ledger.classId', '=', classId)
    .where('ledger.createdAt', '>=', from)
    .where('ledger.createdAt', '<=', to)
    .where('ledger.batchId', 'in', batchIds)
  const numbered = db.selectFrom(rows.as('row')).select((eb) => [
    'id',
    'batchId',
    'isUndone',
    'isTeam',
    'name',
    eb.fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy(['batchId', 'isUndone', 'isTeam']).orderBy('nameKey').orderBy('id'))
      .as('place'),
    eb.fn
      .count<number | string>('name')
      .over((over) => over.partitionBy(['batchId', 'isUndone', 'isTeam']))
      .as('count'),
    eb.fn
      .min<number>('score')
      .over((over) => over.partitionBy(['batchId', 'isUndone', 'isTeam']))
      .as('lowest'),
    eb.fn
      .max<number>('score')
      .over((over) => over.partitionBy(['batchId', 'isUndone', 'isTeam']))
      .as('highest'),
  ])
  return db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', NAMED_RECEIVERS)
    .orderBy('place')
    .execute()
}

async function selectHeads(db: Db, rows: readonly { id: string; batchId: string }[]): Promise<BatchHead[]> {
  const ids = [...new Map(rows.map(({ batchId, id }) => [batchId, id])).values()]
  if (ids.length === 0) return []
  return db
    .selectFrom('ledger')
    .innerJoin('teachers', 'teachers.id', 'ledger.teacherId')
    .select((eb) => [
      'ledger.batchId',
      'ledger.kind',
      'ledger.itemName',
      'ledger.icon',
      'ledger.type',
      currentRemark(eb).as('remark'),
      'ledger.teacherId',
      'teachers.nickname as teacherName',
      'ledger.createdAt',
    ])
    .where('ledger.id', 'in', ids)
    .execute()
}
