import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { codeSignIn, passwordSignIn, UserInfo } from '@pinge/contract/sign-in.ts'
import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import { postMessage } from '../writes/post-message.ts'
import { setPassword } from '../writes/teachers/set-password.ts'
import type { SessionPlace } from './notice-device.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Origin } from '../../platform/http/endpoints.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { findLoginAttempt } from './find-login-attempt.ts'
import { holdPassword } from '../writes/teachers/teacher.queries.ts'
import { markTelProved } from './sign-in.queries.ts'
import { isCodeRight } from '../../platform/credentials/codes.ts'
import { startSession } from './start-session.ts'

/** Signs a teacher in by phone and password. An unknown account and a wrong password take the same time. */
export async function signIn(
  deps: Pick<SignInDeps, 'database' | 'limiter' | 'passwords' | 'clock' | 'randomBytes' | 'newId' | 'secret'>,
  { tel, password, isPublicComputer, deviceId }: RequestOf<typeof passwordSignIn>,
  origin: Origin,
): Promise<UserInfo> {
  const { database, limiter, passwords } = deps
  const { teacher, attempt } = await findLoginAttempt(deps, tel, origin, deviceId)
  const signedIn = await limiter.attempt(attempt, async (rank) => {
    const isRight = await passwords.verify(password, teacher?.passwordHash, rank)
    if (!teacher) return new AppError('accountNotFound')
    return isRight ? teacher : new AppError('passwordWrong')
  })
  return database.write(async (trx) => {
    // It may have been changed while it was looked at, and every session that there was has ended with it.
    if ((await holdPassword(trx, signedIn.id)) !== signedIn.passwordHash) throw new AppError('passwordWrong')
    return startSession(trx, deps, signedIn, { ...origin, isPublicComputer, deviceId })
  })
}

/** Signs a teacher in by a code, which proves the phone as well. */
export async function signInByCode(
  deps: SignInDeps,
  { tel, code, isPublicComputer, deviceId, requestId }: RequestOf<typeof codeSignIn>,
  origin: Origin,
): Promise<UserInfo> {
  const { database, limiter } = deps
  const { teacher: known, attempt } = await findLoginAttempt(deps, tel, origin, deviceId)
  const teacher = await limiter.attempt(attempt, async () => {
    if (!(await isCodeRight(deps, { tel, purpose: 'signIn', code, requestId })))
      return new AppError('codeWrong')
    // Told only to a caller who has the phone in hand.
    return known ?? new AppError('accountNotFound')
  })
  const place = { ...origin, isPublicComputer, deviceId }
  if (teacher.isTelProved === 1) return database.write((trx) => startSession(trx, deps, teacher, place))
  return takeOverAccount(deps, teacher, place)
}

/**
 * Somebody else may have registered this phone before: their password and sessions end now that its owner proved it. The
 * new password is one that no sign-in knows; the owner sets one by a code.
 */
async function takeOverAccount(
  deps: SignInDeps,
  teacher: TeacherTable,
  place: SessionPlace,
): Promise<UserInfo> {
  const passwordHash = await deps.passwords.hash(Buffer.from(deps.randomBytes(32)).toString('hex'))
  const password = { teacherId: teacher.id, passwordHash, keptSessionId: null }
  const session = await setPassword(deps, password, async (trx) => {
    await markTelProved(trx, teacher.id)
    await postMessage(trx, deps, [teacher.id], { kind: 'tel-proved', classId: null, actorId: null })
    return startSession(trx, deps, teacher, place)
  })
  deps.securityLog.note(() => ({ kind: 'tel-proved', teacherId: teacher.id, address: place.address }))
  return session
}
