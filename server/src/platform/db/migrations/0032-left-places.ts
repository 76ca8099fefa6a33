import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The teams and the seat that a pupil had who left the class, for the day on which they come back. */
export async function leftPlaces(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('leftTeams'))
    .addColumn('studentId', 'text', (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('categoryId', 'text', (c) => c.notNull().references('teamCategories.id').onDelete('cascade'))
    .addColumn('teamId', 'text', (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('leftTeamsKey', ['studentId', 'categoryId'])
    .execute()
  for (const column of ['categoryId', 'teamId', 'classId'] as const)
    await trx.schema.createIndex(`leftTeamsBy_${column}`).on('leftTeams').column(column).execute()

  await strictTable(engine, trx.schema.createTable('leftSeats'))
    .addColumn('studentId', 'text', (c) =>
      c.primaryKey().notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('row', integer, (c) => c.notNull())
    .addColumn('column', integer, (c) => c.notNull())
    .execute()
  await trx.schema.createIndex('leftSeatsBy_classId').on('leftSeats').column('classId').execute()
}
