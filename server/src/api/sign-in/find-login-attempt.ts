import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import type { LoginAttempt } from '../../platform/credentials/attempt-limiter.ts'
import type { Origin } from '../../platform/http/endpoints.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { knowsDevice } from './known-device.queries.ts'
import { hashNamedDevice } from './notice-device.ts'
import { selectTeacherOfAttempt } from './sign-in.queries.ts'
import { hashAddress } from './start-session.ts'

/** Whose phone it is, and the attempt as the limiter counts it: by whether that teacher is signed in there already, or was with this device. */
export async function findLoginAttempt(
  { database, secret, clock }: Pick<SignInDeps, 'database' | 'secret' | 'clock'>,
  tel: string,
  { address }: Pick<Origin, 'address'>,
  deviceId: string | undefined,
): Promise<{ teacher: TeacherTable | undefined; attempt: LoginAttempt }> {
  const [teacher] = await selectTeacherOfAttempt(database.read, tel, hashAddress(secret, address), clock())
  const isKnownAddress = typeof teacher?.sessionHere === 'string'
  const deviceHash = deviceId === undefined ? undefined : hashNamedDevice(secret, deviceId)
  const isKnownDevice =
    teacher !== undefined &&
    deviceHash !== undefined &&
    (await knowsDevice(database.read, teacher.id, deviceHash, clock()))
  const knownDevice = isKnownDevice ? deviceHash : undefined
  return {
    teacher,
    attempt: { account: tel, address, isKnownAddress, knownDevice, hasAccount: teacher !== undefined },
  }
}
