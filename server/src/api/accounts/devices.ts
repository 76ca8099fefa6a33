import { endDevice, type SignedInDevice } from '@pinge/contract/accounts.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { sessionKey } from '../writes/live-topics.ts'
import { deleteOwnSession, selectSessions } from './account.queries.ts'

export async function listDevices(
  { database, clock }: ApiDeps,
  { teacherId, sessionId }: Caller,
): Promise<SignedInDevice[]> {
  const sessions = await selectSessions(database.read, teacherId, clock())
  return sessions.map(({ id, device, createdAt, lastSeenAt, isPublicComputer }) => ({
    id,
    device: device === '' ? '未知设备' : device,
    createdAt,
    lastSeenAt,
    isPublicComputer: isPublicComputer === 1,
    isCurrent: id === sessionId,
  }))
}

/** Signs the teacher out on one device. */
export async function signOutDevice(
  { database, clock, hub }: ApiDeps,
  { teacherId }: Caller,
  request: RequestOf<typeof endDevice>,
): Promise<null> {
  const { id } = request
  await database.write((trx) =>
    idempotent(trx, clock, teacherId, endDevice.path, request, async () => {
      if (!(await deleteOwnSession(trx, teacherId, id))) throw new AppError('deviceNotFound')
      return null
    }),
  )
  hub.end(sessionKey(id))
  return null
}
