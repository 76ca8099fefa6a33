import type { EngineName } from '../database.ts'
import { forbidUpdates, integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The security log. Without foreign keys: what a teacher or class did stays when they are gone. */
export async function securityEvents(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('securityEvents'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', integer, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('teacherId', 'text')
    .addColumn('sessionId', 'text')
    .addColumn('classId', 'text')
    .addColumn('subject', 'text')
    .addColumn('place', 'text')
    .addColumn('network', 'text')
    .addColumn('count', integer, (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('securityEventsByTime').on('securityEvents').columns(['at', 'id']).execute()
  for (const statement of forbidUpdates(engine, 'securityEvents')) await statement.execute(trx)
}
