import type { EngineName } from '../database.ts'
import { forbidUpdates, integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The audit log, where its chain ends, and what was added up of rows that are no longer kept. It refers to nothing. */
export async function audit(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('audit'))
    .addColumn('seq', integer, (column) => column.primaryKey())
    .addColumn('at', integer, (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('teacherId', 'text')
    .addColumn('classId', 'text')
    .addColumn('studentId', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('auditOfClass').on('audit').columns(['classId', 'seq']).execute()
  await strictTable(engine, trx.schema.createTable('auditHead'))
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('seq', integer, (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('baseSeq', integer, (column) => column.notNull())
    .addColumn('baseHash', 'text', (column) => column.notNull())
    .execute()
  await strictTable(engine, trx.schema.createTable('auditYears'))
    .addColumn('year', integer, (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('count', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('auditYearKey', ['year', 'action'])
    .execute()
  for (const statement of forbidUpdates(engine, 'audit')) await statement.execute(trx)
}
