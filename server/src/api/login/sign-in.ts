import type { passwordSignIn, UserInfo } from '@pinge/contract/login.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectTeacherByTel } from './login.queries.ts'
import type { LoginLimiter } from './login-limiter.ts'
import type { Passwords } from './passwords.ts'
import { startSession } from './start-session.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'randomBytes' | 'newId'> & {
  passwords: Passwords
  limiter: LoginLimiter
}

/** Signs a teacher in by phone and password. An unknown account and a wrong password take the same time. */
export async function signIn(
  deps: Deps,
  { tel, password }: RequestOf<typeof passwordSignIn>,
  address: string,
): Promise<UserInfo> {
  deps.limiter.check(tel, address)
  const teacher = await selectTeacherByTel(deps.database.read, tel)
  const isRight = await deps.passwords.verify(password, teacher?.passwordHash)
  if (!teacher || !isRight) {
    deps.limiter.fail(tel, address)
    throw new AppError(teacher ? 'passwordWrong' : 'accountNotFound')
  }
  deps.limiter.succeed(tel)
  return deps.database.write((trx) => startSession(trx, deps, teacher))
}
