import { currentRemark } from '../../../platform/db/current-remark.ts'
import { notUndone } from '../../../platform/db/not-undone.ts'
import type { AnyEntry, TableName } from '../../../platform/db/register/register.ts'
import { tablesAboutPupils } from '../../../platform/db/register/register.ts'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import { batchesOf, ledgerOf, type Pupil } from '../erasures/erasure.queries.ts'

export type Row = Readonly<Record<string, string | number | null>>
export type RowsByTable = Partial<Record<TableName, Row[]>>

export async function hasPupil(db: Db, studentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('students')
    .select('id')
    .where('id', '=', studentId)
    // Who is on the list of erasures, or deleted, is gone from then on, though some rows may still go.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('erasures').select('erasures.id').whereRef('erasures.subjectId', '=', 'students.id'),
        ),
      ),
    )
    .where('id', 'not in', (eb) => eb.selectFrom('removedStudents').select('removedStudents.studentId'))
    .executeTakeFirst()
  return row !== undefined
}

/** Every row that the register names for a pupil, but for what is not written out; without what is made of other columns. */
export async function selectRowsOfPupil(db: Db, pupil: Pupil): Promise<RowsByTable> {
  const rows: RowsByTable = {}
  for (const { name, entry, lead } of tablesAboutPupils)
    if (entry.notExported === undefined)
      rows[name] =
        name === 'ledger'
          ? await selectComments(db, pupil)
          : (await selectRows(db, name, lead, pupil))
              .map((row) => withoutDerived(row, entry))
              .toSorted(inTime)
  return rows
}

async function selectRows(
  db: Db,
  table: TableName,
  { by, through }: NonNullable<AnyEntry['lead']>,
  pupil: Pupil,
): Promise<Row[]> {
  const { studentId } = pupil
  // The register names the table and a column of it; the compiler knows only one of them at a time.
  const from = db.selectFrom(table as 'realisticRecords').selectAll()
  const column = by as 'batchId'
  if (!through) return from.where(column, '=', studentId).execute()
  const batches = {
    // What was taken back from the pupil belongs to the others who still have it.
    ledger: batchesOf(db, pupil).where(notUndone),
    realisticRecords: db.selectFrom('realisticRecords').select('batchId').where('studentId', '=', studentId),
  }
  return from.where(column, 'in', batches[through]).execute()
}

/** With the remarks as they read now: what was typed over is not written out. */
async function selectComments(db: Db, pupil: Pupil): Promise<Row[]> {
  const rows = await ledgerOf(db, pupil)
    .selectAll()
    .select((eb) => currentRemark(eb).as('currentRemark'))
    // Found by the pupil and then put in order: asked plainly, SQLite goes through the comments of the whole class.
    .orderBy((eb) => eb.fn.coalesce('createdAt', eb.lit(0)))
    .orderBy('id')
    .execute()
  return rows.map(({ currentRemark: remark, ...row }) => ({ ...row, remark }))
}

function withoutDerived(row: Row, { derived = [] }: AnyEntry): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !derived.includes(column)))
}

/** Tables call their time differently; what has none stays as it came. */
function inTime(a: Row, b: Row): number {
  const timeOf = (row: Row): string =>
    String(row['date'] ?? row['createdAt'] ?? row['updatedAt'] ?? row['position'] ?? '')
  return timeOf(a).localeCompare(timeOf(b), 'en', { numeric: true })
}

/** What rows only point at: the names of teachers, teams and documents, so that a reader needs no other file. */
export async function selectNamesOfClass(db: Db, classId: string) {
  const teachers = await db
    .selectFrom('teachers')
    .select(['id', 'nickname'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('classTeachers').select('teacherId').where('classId', '=', classId)),
        eb('id', 'in', eb.selectFrom('ledger').select('teacherId').where('classId', '=', classId)),
        eb('id', 'in', eb.selectFrom('sheetCells').select('teacherId').where('classId', '=', classId)),
        eb('id', 'in', eb.selectFrom('realisticBatches').select('teacherId').where('classId', '=', classId)),
        eb('id', 'in', eb.selectFrom('telReadings').select('teacherId').where('classId', '=', classId)),
      ]),
    )
    .execute()
  const teams = await db
    .selectFrom('teams')
    .innerJoin('teamCategories', 'teamCategories.id', 'teams.categoryId')
    .select(['teams.id', 'teams.teamName', 'teamCategories.name as categoryName'])
    .where('teams.classId', '=', classId)
    .execute()
  const documents = await db
    .selectFrom('archiveDocuments')
    .select(['id', 'name', 'termKey', 'subjects', 'kinds', 'columnsVersion', 'customAsideName', 'questions'])
    .where('classId', '=', classId)
    .execute()
  return { teachers, teams, documents }
}
export type NamesOfClass = Awaited<ReturnType<typeof selectNamesOfClass>>

export async function selectClassHead(
  db: Db,
  classId: string,
): Promise<Pick<Schema['classes'], 'id' | 'className' | 'grade' | 'school' | 'geziNo'>> {
  return db
    .selectFrom('classes')
    .select(['id', 'className', 'grade', 'school', 'geziNo'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
}

/** All pupils of a class, also those who left it, in the order of the list. */
export async function selectPupilsOfClass(db: Db, classId: string) {
  return db
    .selectFrom('students')
    .select(['id', 'username', 'stuNo', 'leftAt'])
    .where('classId', '=', classId)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
}

async function sumBytes(db: Db, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0
  const { sum } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.sum<number | string>('bytes').as('sum'))
    .where('key', 'in', keys)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** How many bytes the pictures of a class have. */
export async function sumPicturesOfClass(db: Db, classId: string): Promise<number> {
  const photos = db
    .selectFrom('commentPhotos')
    .select('fileKey')
    .where('classId', '=', classId)
    .union(db.selectFrom('realisticPictures').select('fileKey').where('classId', '=', classId))
  return sumBytes(
    db,
    (await photos.execute()).map(({ fileKey }) => fileKey),
  )
}
