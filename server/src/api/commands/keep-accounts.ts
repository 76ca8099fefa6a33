import { AppError } from '../../platform/app-error.ts'
import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import type { ApiDeps, Credentials } from '../api-deps.ts'
import { createTeacher, type NewTeacher } from '../sign-in/register-teacher.ts'
import { insertTeacher, selectTeacherByTel } from '../sign-in/sign-in.queries.ts'
import {
  deleteHandedForms,
  deleteOtherSessions,
  updatePasswordHash,
} from '../writes/teachers/teacher.queries.ts'

type Deps = Pick<ApiDeps & Credentials, 'database' | 'clock' | 'newId' | 'passwords' | 'securityLog'>

const BY_OPERATOR = 'operator'

/** Adds an account whose phone counts as proved. Refuses a phone that has one. */
export async function addTeacher(deps: Deps, request: NewTeacher): Promise<TeacherTable> {
  const teacher = await createTeacher(deps, request, { isTelProved: true })
  await deps.database.write(async (trx) => {
    if (!(await insertTeacher(trx, teacher))) throw new AppError('telTaken')
  })
  deps.securityLog.note(() => ({ kind: 'account-made', detail: BY_OPERATOR, subject: teacher.id }))
  return teacher
}

/**
 * Gives an account that is there a new password, and ends all its sessions and what is handed to children. A server that
 * runs ends their live streams within a minute.
 */
export async function resetTeacher(
  { database, passwords, securityLog }: Pick<Deps, 'database' | 'passwords' | 'securityLog'>,
  { tel, password }: { tel: string; password: string },
): Promise<void> {
  const teacher = await selectTeacherByTel(database.read, tel)
  if (!teacher) throw new AppError('accountNotFound')
  const passwordHash = await passwords.hash(password)
  await database.write(async (trx) => {
    await updatePasswordHash(trx, teacher.id, passwordHash)
    await deleteHandedForms(trx, teacher.id)
    await deleteOtherSessions(trx, teacher.id, null)
  })
  securityLog.note(() => ({ kind: 'password-changed', detail: BY_OPERATOR, subject: teacher.id }))
}
