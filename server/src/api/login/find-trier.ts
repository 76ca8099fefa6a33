import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import type { Origin } from '../../platform/http/endpoints.ts'
import type { LoginDeps } from './login-deps.ts'
import { selectTeacherWhoTries } from './login.queries.ts'
import { hashAddress } from './start-session.ts'

/** Whose phone it is, and whether that teacher is signed in from this address already. */
export async function findTrier(
  { database, secret, clock }: Pick<LoginDeps, 'database' | 'secret' | 'clock'>,
  tel: string,
  { address }: Pick<Origin, 'address'>,
): Promise<{ teacher: TeacherTable | undefined; isKnownAddress: boolean }> {
  const [teacher] = await selectTeacherWhoTries(database.read, tel, hashAddress(secret, address), clock())
  return { teacher, isKnownAddress: typeof teacher?.sessionHere === 'string' }
}
