import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import type { RedemptionState } from '@pinge/contract/rewards.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Db, LedgerTable } from '../../platform/db/schema.ts'

export async function selectBatch(db: Db, classId: string, batchId: string): Promise<LedgerTable[]> {
  return db
    .selectFrom('ledger')
    .select([
      'id',
      'batchId',
      'classId',
      'studentId',
      'teamId',
      'kind',
      'itemId',
      'itemName',
      'icon',
      'type',
      'score',
      'redeem',
      'teacherId',
      'remark',
      'undoneBatchId',
      'createdAt',
    ])
    .where('classId', '=', classId)
    .where('batchId', '=', batchId)
    .orderBy('id')
    .execute()
}

export async function selectTeacherName(db: Db, teacherId: string): Promise<string> {
  const [teacher] = await selectNickname(db, teacherId)
  return teacher?.nickname ?? ''
}

const selectNickname = prepared((db, teacherId: string) =>
  db.selectFrom('teachers').select('nickname').where('id', '=', teacherId),
)

/** Who is in these teams of one scheme; nobody is in two of them. */
export async function selectMembersOfTeams(
  db: Db,
  teamIds: readonly string[],
): Promise<{ teamId: string; studentId: string }[]> {
  return db
    .selectFrom('teamMembers')
    .select(['teamId', 'studentId'])
    .where('teamId', 'in', teamIds)
    .orderBy('teamId')
    .orderBy('studentId')
    .execute()
}

export async function isBatchUndone(db: Db, batchId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where('undoneBatchId', '=', batchId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type RecordFilter = {
  classId: string
  studentId?: string | undefined
  type?: QualityType | undefined
  from?: number | undefined
  to?: number | undefined
  /** Only rows older than this one. */
  before?: { createdAt: number; id: string } | undefined
  limit: number
}

export type RecordRow = {
  id: string
  batchId: string
  studentId: string | null
  studentName: string | null
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

/** Rows of a class's ledger, the newest first. */
export async function selectRecords(db: Db, filter: RecordFilter): Promise<RecordRow[]> {
  const { classId, studentId, type, from, to, before, limit } = filter
  let query = db
    .selectFrom('ledger')
    .innerJoin('teachers', 'teachers.id', 'ledger.teacherId')
    .leftJoin('students', 'students.id', 'ledger.studentId')
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
    .where('ledger.classId', '=', classId)
  if (studentId !== undefined) query = query.where('ledger.studentId', '=', studentId)
  if (type !== undefined) query = query.where('ledger.type', '=', type)
  if (from !== undefined) query = query.where('ledger.createdAt', '>=', from)
  if (to !== undefined) query = query.where('ledger.createdAt', '<=', to)
  if (before !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('ledger.createdAt', '<', before.createdAt),
        eb.and([eb('ledger.createdAt', '=', before.createdAt), eb('ledger.id', '<', before.id)]),
      ]),
    )
  return query.orderBy('ledger.createdAt', 'desc').orderBy('ledger.id', 'desc').limit(limit).execute()
}
