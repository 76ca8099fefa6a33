import { passwordSignIn, register, signOut } from '@pinge/contract/login.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import { sessionKey } from '../access/live-keys.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteSession } from './login.queries.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { createPasswords } from './passwords.ts'
import { registerTeacher } from './register-teacher.ts'
import { signIn } from './sign-in.ts'

export function loginRoutes(endpoints: Endpoints, apiDeps: ApiDeps): void {
  const deps = {
    ...apiDeps,
    passwords: createPasswords(apiDeps.randomBytes),
    limiter: createLoginLimiter(apiDeps.clock),
  }
  endpoints.open(passwordSignIn, (request, { address }) => signIn(deps, request, address))
  endpoints.open(register, (request) => registerTeacher(deps, request))
  endpoints.teacher(signOut, async ({ sessionId }) => {
    await deps.database.write((trx) => deleteSession(trx, sessionId))
    deps.hub.end(sessionKey(sessionId))
    return null
  })
}
