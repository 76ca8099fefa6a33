import type { Db } from '../../platform/db/schema.ts'
import type { KnownDeviceTable } from '../../platform/db/tables/teachers.ts'

/** Answers false when the teacher never signed in from this device. */
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
    .executeTakeFirstOrThrow()
  return result.numUpdatedRows === 1n
}

/** Whether a teacher signed in from this device before. */
export async function knowsDevice(db: Db, teacherId: string, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .select('deviceHash')
    .where('teacherId', '=', teacherId)
    .where('deviceHash', '=', deviceHash)
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
export async function insertKnownDevice(
  trx: Db,
  device: KnownDeviceTable,
  forgottenBefore: number,
): Promise<boolean> {
  await trx
    .deleteFrom('knownDevices')
    .where('teacherId', '=', device.teacherId)
    .where('lastSeenAt', '<', forgottenBefore)
    .execute()
  const result = await trx
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) => conflict.columns(['teacherId', 'deviceHash']).doNothing())
    .executeTakeFirstOrThrow()
  return result.numInsertedOrUpdatedRows === 1n
}
