import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Teachers who ask to join a class, until its owner has answered. */
export async function joinRequests(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('joinRequests'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addUniqueConstraint('oneJoinRequest', ['classId', 'teacherId'])
    .execute()
  await trx.schema.createIndex('joinRequestsOfTeacher').on('joinRequests').column('teacherId').execute()
}
