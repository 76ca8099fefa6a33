import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Schemes, their teams, who is in them, and the way from a team to what it was given. */
export async function teams(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)

  await strictTable(engine, trx.schema.createTable('teamCategories'))
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('creatorId', 'text', (c) => c.notNull().references('teachers.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('removedAt', integer)
    .execute()
  await trx.schema.createIndex('teamCategoriesOfClass').on('teamCategories').column('classId').execute()
  await trx.schema.createIndex('teamCategoriesOfTeacher').on('teamCategories').column('creatorId').execute()

  await strictTable(engine, trx.schema.createTable('teams'))
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('categoryId', 'text', (c) => c.notNull().references('teamCategories.id').onDelete('cascade'))
    .addColumn('teamName', 'text', (c) => c.notNull())
    .addColumn('nameKey', 'text', (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('score', integer, (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('removedAt', integer)
    .addUniqueConstraint('teamPlace', ['categoryId', 'position'])
    .execute()
  await trx.schema.createIndex('teamsOfClass').on('teams').column('classId').execute()

  await strictTable(engine, trx.schema.createTable('teamMembers'))
    .addColumn('categoryId', 'text', (c) => c.notNull().references('teamCategories.id').onDelete('cascade'))
    .addColumn('studentId', 'text', (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('teamId', 'text', (c) => c.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('teamMembersKey', ['categoryId', 'studentId'])
    .execute()
  await trx.schema.createIndex('teamsOfStudent').on('teamMembers').column('studentId').execute()
  await trx.schema.createIndex('membersOfTeam').on('teamMembers').column('teamId').execute()
  await trx.schema.createIndex('teamMembersOfClass').on('teamMembers').column('classId').execute()

  // Holds all that the sums of a team need, so that they are read from the index alone.
  await trx.schema
    .createIndex('ledgerOfTeam')
    .on('ledger')
    .columns(['teamId', 'createdAt', 'id', 'studentId', 'type', 'score'])
    .where('teamId', 'is not', null)
    .execute()
}
