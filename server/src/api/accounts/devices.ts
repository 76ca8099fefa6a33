import type * as contract from '@pinge/contract/accounts.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TeacherContext } from '../writes/contexts.ts'
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
