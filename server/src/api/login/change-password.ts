import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type { changePassword, resetPassword, UserInfo } from '@pinge/contract/sign-in.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import type { Caller, Origin } from '../../platform/http/endpoints.ts'
import { sessionKey } from '../writes/live-topics.ts'
import { isCodeRight } from './codes.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { findTrier } from './find-trier.ts'
import type { LoginDeps } from './login-deps.ts'
import { deleteOtherSessions, markTelProved, selectTeacher, updatePasswordHash } from './login.queries.ts'
import { startSession } from './start-session.ts'

/** Changes the password of whoever knows the old one, and ends all their other sessions. */
export async function changeOwnPassword(
  deps: LoginDeps,
  { teacherId, sessionId }: Caller,
  { oldPassword, password }: RequestOf<typeof changePassword>,
): Promise<null> {
  const teacher = await requirePassword(deps, { teacherId, sessionId }, oldPassword)
  requireUncommonPassword(password, teacher.tel)
  const passwordHash = await deps.passwords.hash(password)
  await endSessions(deps, (trx) => updatePasswordHash(trx, teacherId, passwordHash), teacherId, sessionId)
  return null
}

/** Sets a new password by a code, ends every session there was, and signs the teacher in here. */
export async function resetByCode(
  deps: LoginDeps,
  { tel, code, password, isPublicComputer, deviceId }: RequestOf<typeof resetPassword>,
  origin: Origin,
): Promise<UserInfo> {
  // Before the code is used up.
  requireUncommonPassword(password, tel)
  const { teacher: known, isKnownAddress } = await findTrier(deps, tel, origin)
  const trier = { account: tel, address: origin.address, isKnownAddress }
  const teacher = await deps.limiter.attempt(trier, async () => {
    if (!(await isCodeRight(deps, { tel, purpose: 'reset', code }))) return new AppError('codeWrong')
    return known ?? new AppError('accountNotFound')
  })
  const passwordHash = await deps.passwords.hash(password)
  let user: UserInfo | undefined
  await endSessions(
    deps,
    async (trx) => {
      await updatePasswordHash(trx, teacher.id, passwordHash)
      await markTelProved(trx, teacher.id)
    },
    teacher.id,
    null,
    async (trx) => {
      user = await startSession(trx, deps, teacher, { ...origin, isPublicComputer, deviceId })
    },
  )
  if (!user) throw new Error('a reset without a session')
  return user
}

/** The caller's account, once the caller has proved to know its password. Failures count for this session. */
export async function requirePassword(
  { database, limiter, passwords }: LoginDeps,
  { teacherId, sessionId }: Pick<Caller, 'teacherId' | 'sessionId'>,
  password: string,
): Promise<TeacherTable> {
  return limiter.attempt({ account: `session/${sessionId}`, address: null }, async () => {
    const teacher = await selectTeacher(database.read, teacherId)
    const isRight = await passwords.verify(password, teacher?.passwordHash)
    return teacher && isRight ? teacher : new AppError('oldPasswordWrong')
  })
}

async function endSessions(
  { database, hub }: LoginDeps,
  change: (trx: Db) => Promise<void>,
  teacherId: string,
  keptSessionId: string | null,
  then: (trx: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const ended = await database.write(async (trx) => {
    await change(trx)
    const ids = await deleteOtherSessions(trx, teacherId, keptSessionId)
    await then(trx)
    return ids
  })
  for (const id of ended) hub.end(sessionKey(id))
}
