import { AppError } from '../../../platform/app-error.ts'
import type { TeacherTable } from '../../../platform/db/tables/teachers.ts'
import type { Caller } from '../../../platform/http/endpoints.ts'
import type { ApiDeps, Credentials } from '../../api-deps.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { holdPassword, selectTeacher } from './teacher.queries.ts'

/**
 * The caller's account, once the caller has proved to know its password. Failures count for the teacher: a session lets others
 * in by QR, and each of them could guess as often.
 */
export async function requirePassword(
  { database, limiter, passwords }: Pick<ApiDeps & Credentials, 'database' | 'limiter' | 'passwords'>,
  { teacherId }: Pick<Caller, 'teacherId'>,
  password: string,
): Promise<TeacherTable> {
  return limiter.attempt({ account: `teacher/${teacherId}`, address: null }, async () => {
    const teacher = await selectTeacher(database.read, teacherId)
    const isRight = await passwords.verify(password, teacher?.passwordHash)
    return teacher && isRight ? teacher : new AppError('oldPasswordWrong')
  })
}

/** Once more in the write itself: a teacher may have set another password since this one was proved, to lock somebody out. */
export async function requireStillProved(
  trx: Db,
  { id, passwordHash }: Pick<TeacherTable, 'id' | 'passwordHash'>,
): Promise<void> {
  if ((await holdPassword(trx, id)) !== passwordHash) throw new AppError('oldPasswordWrong')
}
