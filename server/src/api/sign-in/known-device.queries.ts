import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { KnownDeviceTable } from '../../platform/db/tables/teachers.ts'

/** A device that was not used for a year is a stranger again. */
const FORGOTTEN_MS = 365 * DAY_MS

/** Answers false when the teacher did not sign in from this device in the last year. */
export async function seeKnownDevice(
  trx: Db,
  teacherId: string,
  deviceHash: string,
  now: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('knownDevices')
    .set({ lastSeenAt: now })
    .where('teacherId', '=', teacherId)
    .where('deviceHash', '=', deviceHash)
    .where('lastSeenAt', '>=', now - FORGOTTEN_MS)
    .executeTakeFirstOrThrow()
  return result.numUpdatedRows === 1n
}

/** Whether a teacher signed in from this device in the last year. */
export async function knowsDevice(
  db: Db,
  teacherId: string,
  deviceHash: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('deviceHash')
    .where('teacherId', '=', teacherId)
    .where('deviceHash', '=', deviceHash)
    .where('lastSeenAt', '>=', now - FORGOTTEN_MS)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasKnownDevice(db: Db, teacherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('deviceHash')
    .where('teacherId', '=', teacherId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes room by what was last seen before; answers false when another sign-in from the same device was quicker. */
export async function insertKnownDevice(trx: Db, device: KnownDeviceTable): Promise<boolean> {
  await trx
    .deleteFrom('knownDevices')
    .where('teacherId', '=', device.teacherId)
    .where('lastSeenAt', '<', device.lastSeenAt - FORGOTTEN_MS)
    .execute()
  const result = await trx
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['teacherId', 'deviceHash']).doNothing())
    .executeTakeFirstOrThrow()
  return result.numInsertedOrUpdatedRows === 1n
}
