import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { createHmac } from 'node:crypto'
import type { Db } from '../../platform/db/schema.ts'
import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import { formatDevice } from '../../platform/format-device.ts'
import { hashToken, PUBLIC_SESSION_MS, SESSION_MS } from '../access/find-caller.ts'
import { selectClosesAt } from '../writes/teachers/closing.queries.ts'
import type { ApiDeps } from '../api-deps.ts'
import { noticeDevice, type SessionPlace } from './notice-device.ts'
import { deleteExpiredSessions, insertSession } from './sign-in.queries.ts'

/** 256 bits. */
const TOKEN_BYTES = 32

type Deps = Pick<ApiDeps, 'clock' | 'randomBytes' | 'newId' | 'secret'>

/** Begins a session and answers what the client keeps of it; the token is told here and never again. */
export async function startSession(
  trx: Db,
  deps: Deps,
  teacher: TeacherTable,
  place: SessionPlace,
): Promise<UserInfo> {
  const { address, userAgent, isPublicComputer = false } = place
  const now = deps.clock()
  const accessToken = Buffer.from(deps.randomBytes(TOKEN_BYTES)).toString('base64url')
  await deleteExpiredSessions(trx, teacher.id, now)
  await insertSession(trx, {
    id: deps.newId(),
    tokenHash: hashToken(accessToken),
    teacherId: teacher.id,
    createdAt: now,
    expiresAt: now + (isPublicComputer ? PUBLIC_SESSION_MS : SESSION_MS),
    device: formatDevice(userAgent),
    addressHash: hashAddress(deps.secret, address),
    isPublicComputer: isPublicComputer ? 1 : 0,
    lastSeenAt: now,
  })
  await noticeDevice(trx, deps, teacher.id, place)
  const { id, nickname, tel, headUrl } = teacher
  const closesAt = await selectClosesAt(trx, id)
  return { userId: id, accessToken, nickname, tel, headUrl, ...(closesAt !== undefined && { closesAt }) }
}

/** Tells an address again without keeping where anybody was. */
export function hashAddress(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`address\n${address}`).digest('base64url')
}
