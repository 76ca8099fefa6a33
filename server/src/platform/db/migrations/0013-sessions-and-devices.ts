import type { EngineName } from '../database.ts'
import { integerType } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Which device a session is on, when it was last used, and whether others use that computer too. */
export async function sessionsAndDevices(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  const table = () => trx.schema.alterTable('sessions')
  await table()
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await table()
    .addColumn('addressHash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await table()
    .addColumn('isPublicComputer', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await table()
    .addColumn('lastSeenAt', integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await trx
    .updateTable('sessions')
    .set((eb) => ({ lastSeenAt: eb.ref('createdAt') }))
    .execute()
}
