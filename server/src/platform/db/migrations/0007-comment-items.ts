import { sql } from 'kysely'
import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import { notUndone } from '../not-undone.ts'
import type { Db } from '../schema.ts'

/** Items of a teacher's own, which items a teacher hides, how they are ordered, and how often each was given. */
export async function commentItems(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('commentItems'))
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id').onDelete('cascade'))
    .addColumn('type', integer, (c) => c.notNull().check(sql`type between 1 and 5`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('score', integer, (c) => c.notNull().check(sql`score between -10 and 10 and score <> 0`))
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('createdAt', integer, (c) => c.notNull())
    .execute()
  await trx.schema
    .createIndex('commentItemsOfTeacher')
    .on('commentItems')
    .columns(['teacherId', 'createdAt', 'id'])
    .execute()

  await strictTable(engine, trx.schema.createTable('hiddenItems'))
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('hiddenItemsKey', ['teacherId', 'itemId'])
    .execute()

  await strictTable(engine, trx.schema.createTable('itemOrders'))
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id').onDelete('cascade'))
    .addColumn('type', integer, (c) => c.notNull().check(sql`type between 1 and 5`))
    .addColumn('itemIds', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('itemOrdersKey', ['teacherId', 'type'])
    .execute()

  await strictTable(engine, trx.schema.createTable('itemUses'))
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('uses', integer, (c) => c.notNull().check(sql`uses >= 0`))
    .addPrimaryKeyConstraint('itemUsesKey', ['teacherId', 'itemId'])
    .execute()
  await countWhatWasGiven(trx)
}

/** Begins the tally with what stands in the ledger. The comments of an example class do not count: no teacher gave them. */
async function countWhatWasGiven(trx: Db): Promise<void> {
  await trx
    .insertInto('itemUses')
    .columns(['teacherId', 'itemId', 'uses'])
    .expression((eb) =>
      eb
        .selectFrom('ledger')
        .innerJoin('classes', 'classes.id', 'ledger.classId')
        .select((of) => [
          'ledger.teacherId',
          of.ref('ledger.itemId').$notNull().as('itemId'),
          of.fn.count<number>('ledger.batchId').distinct().as('uses'),
        ])
        .where('ledger.kind', 'in', ['praise', 'reminder'])
        .where('ledger.itemId', 'is not', null)
        .where('classes.isExample', '=', 0)
        .where((of) => notUndone(of))
        .groupBy(['ledger.teacherId', 'ledger.itemId']),
    )
    .execute()
}
