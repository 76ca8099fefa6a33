import type { RealisticState } from '@pinge/contract/realistic.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { RealisticBatchTable, RealisticRecordTable } from '../../platform/db/tables/realistic.ts'

export type ReadBatch = Omit<RealisticBatchTable, 'classId' | 'updatedAt'> & { teacherName: string }

export async function selectBatches(db: Db, batchIds: readonly string[]): Promise<ReadBatch[]> {
  if (batchIds.length === 0) return []
  return db
    .selectFrom('realisticBatches')
    .innerJoin('teachers', 'teachers.id', 'realisticBatches.teacherId')
    .select([
      'realisticBatches.id',
      'realisticBatches.date',
      'realisticBatches.type',
      'realisticBatches.kind',
      'realisticBatches.title',
      'realisticBatches.text',
      'realisticBatches.minutes',
      'realisticBatches.level',
      'realisticBatches.teacherId',
      'teachers.nickname as teacherName',
      'realisticBatches.createdAt',
      'realisticBatches.version',
    ])
    .where('realisticBatches.id', 'in', batchIds)
    .execute()
}

/** Their pictures, in the order in which they were chosen. */
export async function selectPictures(
  db: Db,
  batchIds: readonly string[],
): Promise<{ batchId: string; fileKey: string }[]> {
  if (batchIds.length === 0) return []
  return db
    .selectFrom('realisticPictures')
    .select(['batchId', 'fileKey'])
    .where('batchId', 'in', batchIds)
    .orderBy('batchId')
    .orderBy('position')
    .execute()
}

export type ReadRecord = Omit<RealisticRecordTable, 'classId'> & { username: string; header: string }

/** The records of these batches of pupils who are in the class, in the order of the class list. */
export async function selectRecords(
  db: Db,
  { batchIds, ids }: { batchIds: readonly string[]; ids?: readonly string[] },
): Promise<ReadRecord[]> {
  if (batchIds.length === 0) return []
  return db
    .selectFrom('realisticRecords')
    .innerJoin('students', 'students.id', 'realisticRecords.studentId')
    .select([
      'realisticRecords.id',
      'realisticRecords.batchId',
      'realisticRecords.studentId',
      'realisticRecords.role',
      'realisticRecords.state',
      'realisticRecords.word',
      'realisticRecords.isTypical',
      'students.username',
      'students.header',
    ])
    .where('realisticRecords.batchId', 'in', batchIds)
    .where('students.leftAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('realisticRecords.id', 'in', ids ?? []))
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
}

export type FoundRecord = RealisticRecordTable &
  Pick<RealisticBatchTable, 'date' | 'teacherId'> & { batchVersion: number; username: string }

/** The records of a class that an id means: one, or all of a batch whose pupils are in the class. */
export async function selectMeant(db: Db, classId: string, id: string): Promise<FoundRecord[]> {
  return db
    .selectFrom('realisticRecords')
    .innerJoin('realisticBatches', 'realisticBatches.id', 'realisticRecords.batchId')
    .innerJoin('students', 'students.id', 'realisticRecords.studentId')
    .selectAll('realisticRecords')
    .select([
      'realisticBatches.date',
      'realisticBatches.teacherId',
      'realisticBatches.version as batchVersion',
      'students.username',
    ])
    .where('realisticRecords.classId', '=', classId)
    .where('students.leftAt', 'is', null)
    .where((eb) => eb.or([eb('realisticRecords.id', '=', id), eb('realisticRecords.batchId', '=', id)]))
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
}

/** How many 典型 each of these pupils has in some days. */
export async function countTypical(
  db: Db,
  { classId, studentIds, from, to }: { classId: string; studentIds: readonly string[] } & Days,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('realisticRecords')
    .innerJoin('realisticBatches', 'realisticBatches.id', 'realisticRecords.batchId')
    .select((eb) => ['realisticRecords.studentId', eb.fn.countAll<number | string>().as('count')])
    .where('realisticRecords.classId', '=', classId)
    .where('realisticRecords.studentId', 'in', studentIds)
    .where('realisticRecords.isTypical', '=', 1)
    .where('realisticBatches.date', '>=', from)
    .where('realisticBatches.date', '<=', to)
    .groupBy('realisticRecords.studentId')
    .execute()
  return new Map(rows.map(({ studentId, count }) => [studentId, Number(count)]))
}

/** What waits or was returned is in no archive. */
const inArchive: readonly RealisticState[] = ['adopted', 'filed']

export type AdoptedRecord = Pick<RealisticRecordTable, 'id' | 'batchId' | 'studentId' | 'isTypical'> &
  Pick<RealisticBatchTable, 'title' | 'date' | 'type'>

/** What was adopted or filed in some days, of a class or of one pupil; 典型 first, then the newest. */
export async function selectAdopted(
  db: Db,
  classId: string,
  { from, to }: Days,
  studentId?: string,
): Promise<AdoptedRecord[]> {
  return db
    .selectFrom('realisticRecords')
    .innerJoin('realisticBatches', 'realisticBatches.id', 'realisticRecords.batchId')
    .select([
      'realisticRecords.id',
      'realisticRecords.batchId',
      'realisticRecords.studentId',
      'realisticRecords.isTypical',
      'realisticBatches.title',
      'realisticBatches.date',
      'realisticBatches.type',
    ])
    .where('realisticRecords.classId', '=', classId)
    .where('realisticRecords.state', 'in', inArchive)
    .where('realisticBatches.date', '>=', from)
    .where('realisticBatches.date', '<=', to)
    .$if(studentId !== undefined, (query) => query.where('realisticRecords.studentId', '=', studentId ?? ''))
    .orderBy('realisticRecords.isTypical', 'desc')
    .orderBy('realisticBatches.date', 'desc')
    .orderBy('realisticRecords.id')
    .execute()
}

/** How many pupils who are in the class have something adopted or filed in some days. */
export async function countAdoptedPupils(db: Db, classId: string, { from, to }: Days): Promise<number> {
  const { count } = await db
    .selectFrom('realisticRecords')
    .innerJoin('realisticBatches', 'realisticBatches.id', 'realisticRecords.batchId')
    .innerJoin('students', 'students.id', 'realisticRecords.studentId')
    .select((eb) => eb.fn.count<number | string>('students.id').distinct().as('count'))
    .where('realisticRecords.classId', '=', classId)
    .where('realisticRecords.state', 'in', inArchive)
    .where('students.leftAt', 'is', null)
    .where('realisticBatches.date', '>=', from)
    .where('realisticBatches.date', '<=', to)
    .executeTakeFirstOrThrow()
  return Number(count)
}
