import * as contract from '@pinge/contract/accounts.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { isCodeRight } from '../../platform/credentials/codes.ts'
import type { Db } from '../../platform/db/schema.ts'
import { rememberServed, wasServed } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { lockTeacher } from '../access/lock-teacher.ts'
import type { ApiDeps, Credentials } from '../api-deps.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { selectTeacher } from '../writes/teachers/teacher.queries.ts'
import { updateTeacher, updateTel } from './account.queries.ts'
import { requirePassword, requireStillProved } from '../writes/teachers/require-password.ts'

export async function readProfile(
  db: Db,
  { teacherId }: Pick<TeacherContext, 'teacherId'>,
): Promise<contract.TeacherProfile> {
  const teacher = await selectTeacher(db, teacherId)
  if (!teacher) throw new AppError('sessionExpired')
  const { id: userId, nickname, tel, headUrl, isTelProved } = teacher
  return { userId, nickname, tel, headUrl, isTelProved: isTelProved === 1 }
}

/** Changes what is given, and answers the whole profile. */
export async function changeProfile(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { nickname, headUrl }: RequestOf<typeof contract.updateProfile>,
): Promise<contract.TeacherProfile> {
  if (headUrl !== undefined) {
    // Of two faces at once the second takes the place of the first, which then goes.
    await lockTeacher(trx, teacherId)
    const { headUrl: before } = await readProfile(trx, { teacherId })
    if (headUrl !== before) await replaceFile(trx, clock(), teacherId, { before, url: headUrl })
  }
  const changes = {
    ...(nickname !== undefined && { nickname }),
    ...(headUrl !== undefined && { headUrl }),
  }
  if (Object.keys(changes).length > 0) await updateTeacher(trx, teacherId, changes)
  return readProfile(trx, { teacherId })
}

/** Moves the account to another phone, by the password and by a code that was sent there. */
export async function changeOwnTel(
  deps: ApiDeps & Credentials,
  { teacherId }: Caller,
  request: RequestOf<typeof contract.changeTel>,
): Promise<contract.TeacherProfile> {
  const { tel, code, password, requestId } = request
  const { database, limiter } = deps
  const proved = await requirePassword(deps, { teacherId }, password)
  const kept = { tel, requestId }
  if (await wasServed(database.read, teacherId, contract.changeTel.path, { kept, request }))
    return readProfile(database.read, { teacherId })
  await limiter.attempt({ account: `teacher/${teacherId}`, address: null }, async () =>
    (await isCodeRight(deps, { tel, purpose: 'changeTel', code, requestId }))
      ? true
      : new AppError('codeWrong'),
  )
  return database.write(async (trx) => {
    await requireStillProved(trx, proved)
    if (!(await updateTel(trx, teacherId, tel))) throw new AppError('telTaken')
    await rememberServed(trx, deps.clock, teacherId, contract.changeTel.path, kept)
    return readProfile(trx, { teacherId })
  })
}
