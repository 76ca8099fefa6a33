import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/schema.ts'
import { formatDevice } from '../../platform/format-device.ts'
import type { Origin } from '../../platform/http/endpoints.ts'
import { postMessage } from '../writes/post-message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { hasKnownDevice, insertKnownDevice, seeKnownDevice } from './known-device.queries.ts'

/** Where a session begins. */
export type SessionPlace = Pick<Origin, 'address' | 'userAgent'> & {
  isPublicComputer?: boolean | undefined
  /** What the browser calls itself, where it does. */
  deviceId?: string | undefined
}

/** Tells a teacher of a sign-in from a device that was never seen; the very first one needs no telling. */
export async function noticeDevice(
  trx: Db,
  deps: Pick<ApiDeps, 'clock' | 'newId' | 'secret'>,
  teacherId: string,
  { address, userAgent, isPublicComputer = false, deviceId }: SessionPlace,
): Promise<void> {
  const now = deps.clock()
  const device = formatDevice(userAgent)
  // A browser that names itself is known wherever it goes; another one by what it is and where.
  const deviceHash =
    deviceId === undefined
      ? hashDevice(deps.secret, `place\n${device}\n${address}`)
      : hashNamedDevice(deps.secret, deviceId)

  if (await seeKnownDevice(trx, teacherId, deviceHash, now)) return
  const isFirst = !(await hasKnownDevice(trx, teacherId))
  const known = { teacherId, deviceHash, lastSeenAt: now }
  if (!(await insertKnownDevice(trx, known)) || isFirst) return
  await postMessage(trx, deps, [teacherId], {
    kind: 'device-signed-in',
    classId: null,
    actorId: null,
    content: isPublicComputer ? `${device}（公用电脑）` : device,
  })
}

/** Tells the browser again that gave itself this name. */
export function hashNamedDevice(secret: string, deviceId: string): string {
  return hashDevice(secret, `browser\n${deviceId}`)
}

function hashDevice(secret: string, named: string): string {
  return createHmac('sha256', secret).update(`device\n${named}`).digest('base64url')
}
