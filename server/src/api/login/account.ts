import type { changeTel, SignedInDevice, TeacherProfile, updateProfile } from '@pinge/contract/accounts.ts'
import { endDevice, updateProfile as updateProfileCall } from '@pinge/contract/accounts.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import { sessionKey } from '../writes/live-topics.ts'
import { requirePassword } from './change-password.ts'
import { isCodeRight } from './codes.ts'
import type { LoginDeps } from './login-deps.ts'
import { deleteOwnSession, selectSessions, selectTeacher, updateTeacher, updateTel } from './login.queries.ts'

export async function readProfile(db: Db, { teacherId }: Pick<Caller, 'teacherId'>): Promise<TeacherProfile> {
  const teacher = await selectTeacher(db, teacherId)
  if (!teacher) throw new AppError('sessionExpired')
  const { id: userId, nickname, tel, headUrl, isTelProved } = teacher
  return { userId, nickname, tel, headUrl, isTelProved: isTelProved === 1 }
}

export async function changeProfile(
  { database, clock }: LoginDeps,
  { teacherId }: Caller,
  request: RequestOf<typeof updateProfile>,
): Promise<TeacherProfile> {
  const { nickname, headUrl } = request
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, updateProfileCall.path, request, async () => {
      if (headUrl !== undefined) {
        const { headUrl: before } = await readProfile(trx, { teacherId })
        if (headUrl !== before) await replaceFile(trx, clock(), teacherId, { before, url: headUrl })
      }
      const changes = {
        ...(nickname !== undefined && { nickname }),
        ...(headUrl !== undefined && { headUrl }),
      }
      if (Object.keys(changes).length > 0) await updateTeacher(trx, teacherId, changes)
      return readProfile(trx, { teacherId })
    }),
  )
}

/** Moves the account to another phone, by the password and by a code that was sent there. */
export async function changeOwnTel(
  deps: LoginDeps,
  { teacherId, sessionId }: Caller,
  { tel, code, password }: RequestOf<typeof changeTel>,
): Promise<TeacherProfile> {
  const { database, limiter } = deps
  await requirePassword(deps, { teacherId, sessionId }, password)
  await limiter.attempt({ account: `session/${sessionId}`, address: null }, async () =>
    (await isCodeRight(deps, { tel, purpose: 'changeTel', code })) ? true : new AppError('codeWrong'),
  )
  return database.write(async (trx) => {
    if (!(await updateTel(trx, teacherId, tel))) throw new AppError('telTaken')
    return readProfile(trx, { teacherId })
  })
}

export async function listDevices(
  { database, clock }: LoginDeps,
  { teacherId, sessionId }: Caller,
): Promise<SignedInDevice[]> {
  const sessions = await selectSessions(database.read, teacherId, clock())
  return sessions.map(({ id, device, createdAt, lastSeenAt, isPublicComputer }) => ({
    id,
    device: device === '' ? '未知设备' : device,
    createdAt,
    lastSeenAt,
    isPublicComputer: isPublicComputer === 1,
    isCurrent: id === sessionId,
  }))
}

/** Signs the teacher out on one device. */
export async function signOutDevice(
  { database, clock, hub }: LoginDeps,
  { teacherId }: Caller,
  request: RequestOf<typeof endDevice>,
): Promise<null> {
  const { id } = request
  await database.write((trx) =>
    idempotent(trx, clock, teacherId, endDevice.path, request, async () => {
      if (!(await deleteOwnSession(trx, teacherId, id))) throw new AppError('deviceNotFound')
      return null
    }),
  )
  hub.end(sessionKey(id))
  return null
}
