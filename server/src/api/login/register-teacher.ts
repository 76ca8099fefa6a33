import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type { register, UserInfo } from '@pinge/contract/login.ts'
import { AppError } from '../../platform/app-error.ts'
import type { TeacherTable } from '../../platform/db/schema.ts'
import type { ApiDeps } from '../api-deps.ts'
import { insertTeacher, selectTeacherByTel } from './login.queries.ts'
import type { Passwords } from './passwords.ts'
import { startSession } from './start-session.ts'

type Deps = Pick<ApiDeps, 'config' | 'database' | 'clock' | 'randomBytes' | 'newId'> & {
  passwords: Passwords
}

type NewTeacher = RequestOf<typeof register>

/** Makes an account by the register form and signs it in. */
export async function registerTeacher(deps: Deps, request: NewTeacher): Promise<UserInfo> {
  if (deps.config.registration === 'closed') throw new AppError('registrationClosed')
  // Looked up before the costly hash; the insert below decides when two come at once.
  if (await selectTeacherByTel(deps.database.read, request.tel)) throw new AppError('telTaken')
  const teacher = await makeTeacher(deps, request, { isTelProved: false })
  return deps.database.write(async (trx) => {
    if (!(await insertTeacher(trx, teacher))) throw new AppError('telTaken')
    return startSession(trx, deps, teacher)
  })
}

/** Makes an account on the command line, whose phone counts as proved. Refuses a phone that has one. */
export async function addTeacher(deps: Omit<Deps, 'config'>, request: NewTeacher): Promise<TeacherTable> {
  const teacher = await makeTeacher(deps, request, { isTelProved: true })
  await deps.database.write(async (trx) => {
    if (!(await insertTeacher(trx, teacher))) throw new AppError('telTaken')
  })
  return teacher
}

async function makeTeacher(
  deps: Pick<Deps, 'clock' | 'newId' | 'passwords'>,
  { tel, nickname, password }: NewTeacher,
  { isTelProved }: { isTelProved: boolean },
): Promise<TeacherTable> {
  return {
    id: deps.newId(),
    tel,
    nickname,
    headUrl: '',
    passwordHash: await deps.passwords.hash(password),
    isTelProved: isTelProved ? 1 : 0,
    createdAt: deps.clock(),
  }
}
