import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import type { LoginAttempt } from '../../platform/credentials/attempt-limiter.ts'
import type { Origin } from '../../platform/http/endpoints.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { selectTeacherOfAttempt } from './sign-in.queries.ts'
import { hashAddress } from './start-session.ts'

/** Whose phone it is, and the attempt as the limiter counts it: by whether that teacher is signed in there already. */
export async function findLoginAttempt(
  { database, secret, clock }: Pick<SignInDeps, 'database' | 'secret' | 'clock'>,
  tel: string,
  { address }: Pick<Origin, 'address'>,
): Promise<{ teacher: TeacherTable | undefined; attempt: LoginAttempt }> {
  const [teacher] = await selectTeacherOfAttempt(database.read, tel, hashAddress(secret, address), clock())
  const isKnownAddress = typeof teacher?.sessionHere === 'string'
  return { teacher, attempt: { account: tel, address, isKnownAddress } }
}
