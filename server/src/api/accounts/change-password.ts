import { changePassword } from '@pinge/contract/accounts.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { requireUncommonPassword } from '../../platform/credentials/common-passwords/require-uncommon-password.ts'
import { rememberServed, wasServed } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import type { ApiDeps, Credentials } from '../api-deps.ts'
import { setPassword } from '../writes/teachers/set-password.ts'
import { requirePassword } from '../writes/teachers/require-password.ts'

/** Changes the password of a teacher who knows the old one, and ends all their other sessions. */
export async function changeOwnPassword(
  deps: ApiDeps & Credentials,
  { teacherId, sessionId }: Caller,
  request: RequestOf<typeof changePassword>,
): Promise<null> {
  const { password, requestId } = request
  const kept = { requestId }
  const isServed = () => wasServed(deps.database.read, teacherId, changePassword.path, { kept, request })
  if (!(await isServed()))
    try {
      return await changeOnce(deps, { teacherId, sessionId }, request)
    } catch (refusal) {
      // The same request may have been under way a second time, and have changed the old password.
      if (!(await isServed())) throw refusal
    }
  await requirePassword(deps, { teacherId }, password)
  return null
}

async function changeOnce(
  deps: ApiDeps & Credentials,
  { teacherId, sessionId }: Pick<Caller, 'teacherId' | 'sessionId'>,
  { oldPassword, password, requestId }: RequestOf<typeof changePassword>,
): Promise<null> {
  const teacher = await requirePassword(deps, { teacherId }, oldPassword)
  await requireUncommonPassword(password, teacher.tel)
  const passwordHash = await deps.passwords.hash(password)
  return setPassword(
    deps,
    { teacherId, passwordHash, keptSessionId: sessionId, proved: teacher },
    async (trx) => {
      await rememberServed(trx, deps.clock, teacherId, changePassword.path, { requestId })
      return null
    },
  )
}
