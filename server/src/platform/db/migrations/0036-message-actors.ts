import type { Db } from '../schema.ts'

/** Who did what a message tells, since names are not told apart. Older messages keep the name alone. */
export async function messageActors(trx: Db): Promise<void> {
  await trx.schema.alterTable('messages').addColumn('actorId', 'text').execute()
}
