import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** What teachers hand in to be known as teachers, and the devices from which each has signed in. */
export async function authentication(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('authentications'))
    .addColumn('teacherId', 'text', (column) =>
      column.primaryKey().notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('school', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('certificateUrl', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('submittedAt', integer, (column) => column.notNull())
    .addColumn('decidedAt', integer)
    .execute()
  await trx.schema
    .createIndex('waitingAuthentications')
    .on('authentications')
    .columns(['state', 'submittedAt', 'id'])
    .execute()

  await strictTable(engine, trx.schema.createTable('knownDevices'))
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('deviceHash', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('knownDevicesKey', ['teacherId', 'deviceHash'])
    .execute()
}
