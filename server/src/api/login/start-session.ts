import type { UserInfo } from '@pinge/contract/login.ts'
import type { Db, TeacherTable } from '../../platform/db/schema.ts'
import { hashToken } from '../access/find-caller.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteExpiredSessions, insertSession } from './login.queries.ts'

const SESSION_MS = 30 * 86_400_000
/** 256 bits. */
const TOKEN_BYTES = 32

type Deps = Pick<ApiDeps, 'clock' | 'randomBytes' | 'newId'>

/** Begins a session and answers what the client keeps of it; the token is told here and never again. */
export async function startSession(trx: Db, deps: Deps, teacher: TeacherTable): Promise<UserInfo> {
  const now = deps.clock()
  const accessToken = Buffer.from(deps.randomBytes(TOKEN_BYTES)).toString('base64url')
  await deleteExpiredSessions(trx, teacher.id, now)
  await insertSession(trx, {
    id: deps.newId(),
    tokenHash: hashToken(accessToken),
    teacherId: teacher.id,
    createdAt: now,
    expiresAt: now + SESSION_MS,
  })
  const { id, nickname, tel, headUrl } = teacher
  return { userId: id, accessToken, nickname, tel, headUrl }
}
