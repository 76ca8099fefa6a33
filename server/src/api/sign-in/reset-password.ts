import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { resetPassword, type UserInfo } from '@pinge/contract/sign-in.ts'
import { AppError } from '../../platform/app-error.ts'
import { isCodeRight } from '../../platform/credentials/codes.ts'
import { requireUncommonPassword } from '../../platform/credentials/common-passwords/require-uncommon-password.ts'
import { rememberServed, wasServed } from '../../platform/db/statements/idempotent.ts'
import type { Origin } from '../../platform/http/endpoints.ts'
import { setPassword } from '../writes/teachers/set-password.ts'
import { findLoginAttempt } from './find-login-attempt.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { markTelProved } from './sign-in.queries.ts'
import { signIn } from './sign-in.ts'
import { startSession } from './start-session.ts'

/** Sets a new password by a code, ends every session there was, and signs the teacher in here. */
export async function resetByCode(
  deps: SignInDeps,
  request: RequestOf<typeof resetPassword>,
  origin: Origin,
): Promise<UserInfo> {
  const { tel, code, password, isPublicComputer, deviceId, requestId } = request
  const kept = { requestId }
  // Before the code is used up.
  await requireUncommonPassword(password, tel)
  const { teacher: known, attempt } = await findLoginAttempt(deps, tel, origin, deviceId)
  if (known && (await wasServed(deps.database.read, known.id, resetPassword.path, { kept, request })))
    return signIn(deps, request, origin)
  const teacher = await deps.limiter.attempt(attempt, async () => {
    if (!(await isCodeRight(deps, { tel, purpose: 'reset', code, requestId })))
      return new AppError('codeWrong')
    return known ?? new AppError('accountNotFound')
  })
  const passwordHash = await deps.passwords.hash(password)
  return setPassword(deps, { teacherId: teacher.id, passwordHash, keptSessionId: null }, async (trx) => {
    await markTelProved(trx, teacher.id)
    await rememberServed(trx, deps.clock, teacher.id, resetPassword.path, kept)
    return startSession(trx, deps, teacher, { ...origin, isPublicComputer, deviceId })
  })
}
