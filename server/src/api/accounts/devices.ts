import * as contract from '@pinge/contract/accounts.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { sessionKey } from '../writes/live-topics.ts'
import { deleteHandedForms, deleteOtherSessions } from '../writes/teachers/teacher.queries.ts'
import { deleteOwnSession, selectSessions } from './account.queries.ts'

export async function listDevices(
  db: Db,
  { teacherId, sessionId, clock }: TeacherContext,
): Promise<contract.SignedInDevice[]> {
  const sessions = await selectSessions(db, teacherId, clock())
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
export async function endOwnSession(
  trx: Db,
  { teacherId }: TeacherContext,
  { id }: RequestOf<typeof contract.endDevice>,
): Promise<null> {
  if (!(await deleteOwnSession(trx, teacherId, id))) throw new AppError('deviceNotFound')
  return null
}

/** Signs the teacher out everywhere but here, also where a session was let in that the teacher knows nothing of, or a child writes. */
export async function endOtherSessions(
  { database, hub, clock }: Pick<ApiDeps, 'database' | 'hub' | 'clock'>,
  { teacherId, sessionId }: Caller,
  request: RequestOf<typeof contract.endOtherDevices>,
): Promise<null> {
  const ended = await database.write(async (trx) => {
    let ids: string[] = []
    await idempotent(trx, clock, teacherId, contract.endOtherDevices.path, request, async () => {
      ids = await deleteOtherSessions(trx, teacherId, sessionId)
      await deleteHandedForms(trx, teacherId)
      return null
    })
    return ids
  })
  for (const id of ended) hub.end(sessionKey(id))
  return null
}
