import { sql } from 'kysely'
import type { EngineName } from '../database.ts'
import { forbidUpdates, integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/**
 * A comment costs what it writes: each index by pupil is a page of its own for each pupil who is given something. Those by
 * time end in pages that all comments of a commit share. One index by pupil is left, which serves a pupil's
 * rows, the sums of a class and the deletion of a pupil; for the last one a row names its pupil with the class.
 */
export async function leanLedger(trx: Db, engine: EngineName): Promise<void> {
  await trx.schema.dropIndex('studentsOfClass').execute()
  await trx.schema.createIndex('studentsOfClass').unique().on('students').columns(['classId', 'id']).execute()
  if (engine === 'sqlite') await rebuildLedger(trx)
  else await alterLedger(trx)

  // The newest batch of a class first, with what rows are filtered by: those that are not meant are passed over without
  // being fetched. The rows of one batch are few, and put in order when they are read.
  await trx.schema
    .createIndex('ledgerOfClass')
    .on('ledger')
    .columns(['classId', 'createdAt', 'batchId', 'kind', 'type', 'teacherId'])
    .execute()
  // In the order in which the sums are grouped, with the columns by which they are narrowed and what they add up.
  await trx.schema
    .createIndex('ledgerFigures')
    .on('ledger')
    .columns(['classId', 'studentId', 'type', 'kind', 'teacherId', 'createdAt', 'score'])
    .execute()
  await renewRequests(trx, engine)
}

async function alterLedger(trx: Db): Promise<void> {
  for (const index of ['ledgerOfClass', 'ledgerOfStudent', 'ledgerOfTeacher', 'ledgerFigures'])
    await trx.schema.dropIndex(index).execute()
  await trx.schema.alterTable('ledger').dropConstraint('ledger_studentId_fkey').execute()
  await trx.schema
    .alterTable('ledger')
    .addForeignKeyConstraint('ledgerStudent', ['classId', 'studentId'], 'students', ['classId', 'id'])
    .onDelete('cascade')
    .execute()
}

/** SQLite changes a table's constraints only by writing the table again. */
async function rebuildLedger(trx: Db): Promise<void> {
  const integer = integerType('sqlite')
  await strictTable('sqlite', trx.schema.createTable('leanLedger'))
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('batchId', 'text', (c) => c.notNull())
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('studentId', 'text')
    .addColumn('teamId', 'text')
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('praise', 'reminder', 'exchange', 'reset', 'undo', 'refund')`),
    )
    .addColumn('itemId', 'text')
    .addColumn('itemName', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('type', integer)
    .addColumn('score', integer, (c) => c.notNull())
    .addColumn('redeem', integer, (c) => c.notNull())
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id'))
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('undoneBatchId', 'text')
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addCheckConstraint(
      'ledgerUndoNamesItsBatch',
      sql`(kind = 'undo') = (${sql.ref('undoneBatchId')} is not null)`,
    )
    .addForeignKeyConstraint('ledgerStudent', ['classId', 'studentId'], 'students', ['classId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  const columns = [
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
  ] as const
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table('leanLedger')} (${names}) select ${names} from ${sql.table('ledger')} order by id`.execute(
    trx,
  )
  await trx.schema.dropTable('ledger').execute()
  await trx.schema.alterTable('leanLedger').renameTo('ledger').execute()

  await trx.schema.createIndex('ledgerOfBatch').on('ledger').column('batchId').execute()
  // A batch is undone once, even when two teachers try at the same time.
  await trx.schema
    .createIndex('ledgerUndoneOnce')
    .unique()
    .on('ledger')
    .columns(['undoneBatchId', 'studentId'])
    .where('undoneBatchId', 'is not', null)
    .execute()
  await trx.schema
    .createIndex('ledgerUndosOfClass')
    .on('ledger')
    .columns(['classId', 'undoneBatchId'])
    .where('undoneBatchId', 'is not', null)
    .execute()
  // Holds all that the sums of a team need, so that they are read from the index alone.
  await trx.schema
    .createIndex('ledgerOfTeam')
    .on('ledger')
    .columns(['teamId', 'createdAt', 'id', 'studentId', 'type', 'score'])
    .where('teamId', 'is not', null)
    .execute()
  for (const statement of forbidUpdates('sqlite', 'ledger')) await statement.execute(trx)
}

/**
 * The id of a request comes first in its key: the web client makes ids that grow with time, so that those of all
 * teachers end in one page, and not in one for each teacher.
 */
async function renewRequests(trx: Db, engine: EngineName): Promise<void> {
  await trx.schema.alterTable('requests').renameTo('oldRequests').execute()
  await strictTable(engine, trx.schema.createTable('requests'))
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id').onDelete('cascade'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('requestHash', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('createdAt', integerType(engine), (c) => c.notNull())
    .addPrimaryKeyConstraint('requestOfTeacher', ['requestId', 'teacherId'])
    .execute()
  await sql`insert into ${sql.table('requests')} select ${sql.join(
    ['teacherId', 'requestId', 'path', 'requestHash', 'answer', 'createdAt'].map((column) => sql.ref(column)),
  )} from ${sql.table('oldRequests')}`.execute(trx)
  await trx.schema.dropTable('oldRequests').execute()
}
