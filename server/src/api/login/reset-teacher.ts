import { AppError } from '../../platform/app-error.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteOtherSessions, selectTeacherByTel, updatePasswordHash } from './login.queries.ts'
import type { Passwords } from './passwords.ts'

/** On the command line: a new password for an account that is there, and the end of all its sessions. */
export async function resetTeacher(
  { database, passwords }: Pick<ApiDeps, 'database'> & { passwords: Passwords },
  { tel, password }: { tel: string; password: string },
): Promise<void> {
  const teacher = await selectTeacherByTel(database.read, tel)
  if (!teacher) throw new AppError('accountNotFound')
  const passwordHash = await passwords.hash(password)
  await database.write(async (trx) => {
    await updatePasswordHash(trx, teacher.id, passwordHash)
    await deleteOtherSessions(trx, teacher.id, null)
  })
}
