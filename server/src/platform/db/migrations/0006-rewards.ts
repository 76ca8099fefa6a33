import { sql } from 'kysely'
import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** What pupils exchange their points for, and every exchange with what became of it. */
export async function rewards(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('rewards'))
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('cost', integer, (c) => c.notNull().check(sql`cost > 0`))
    .addColumn('stock', integer, (c) => c.check(sql`stock >= 0`))
    .addColumn('isOn', integer, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    // A shipped reward has the same id in every class.
    .addPrimaryKeyConstraint('rewardsKey', ['classId', 'id'])
    .execute()

  await strictTable(engine, trx.schema.createTable('redemptions'))
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('batchId', 'text', (c) => c.notNull())
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('studentId', 'text', (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('rewardId', 'text')
    .addColumn('rewardName', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('quantity', integer, (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn('points', integer, (c) => c.notNull().check(sql`points > 0`))
    .addColumn('balance', integer, (c) => c.notNull().check(sql`balance >= 0`))
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('redeemed', 'delivered', 'refunded')`))
    .addColumn('stateAt', integer, (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    .execute()
  // The columns after the id are what the totals of a list add up, so that they need no look at the rows.
  await trx.schema
    .createIndex('redemptionsOfClass')
    .on('redemptions')
    .columns(['classId', 'createdAt', 'id', 'state', 'quantity', 'points'])
    .execute()
  await trx.schema
    .createIndex('redemptionsInState')
    .on('redemptions')
    .columns(['classId', 'state', 'createdAt', 'id', 'quantity', 'points'])
    .execute()
  await trx.schema
    .createIndex('redemptionsOfReward')
    .on('redemptions')
    .columns(['classId', 'rewardId', 'createdAt', 'id', 'state', 'quantity', 'points'])
    .execute()
  await trx.schema
    .createIndex('redemptionsOfTeacher')
    .on('redemptions')
    .columns(['teacherId', 'classId', 'createdAt', 'id', 'state', 'quantity', 'points'])
    .execute()
  await trx.schema
    .createIndex('redemptionsOfStudent')
    .on('redemptions')
    .columns(['studentId', 'classId', 'createdAt', 'id', 'state', 'quantity', 'points'])
    .execute()
  await trx.schema.createIndex('redemptionsOfBatch').on('redemptions').column('batchId').execute()
}
