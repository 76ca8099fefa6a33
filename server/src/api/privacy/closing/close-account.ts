import * as contract from '@pinge/contract/privacy/closing.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { AppError } from '../../../platform/app-error.ts'
import { appendAudit } from '../../../platform/audit/audit.queries.ts'
import { entries } from '../../../platform/db/register/register.ts'
import { rememberServed, wasServed } from '../../../platform/db/statements/idempotent.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Caller } from '../../../platform/http/endpoints.ts'
import type { ApiDeps, Credentials } from '../../api-deps.ts'
import { KEPT_UNUSED_MS } from '../../writes/confirmed-files.ts'
import type { TeacherContext, Tools } from '../../writes/contexts.ts'
import { classTopic, memberKey, sessionKey } from '../../writes/live-topics.ts'
import { requirePassword, requireStillProved } from '../../writes/teachers/require-password.ts'
import { selectClosesAt } from '../../writes/teachers/closing.queries.ts'
import { deleteHandedForms, deleteOtherSessions } from '../../writes/teachers/teacher.queries.ts'
import { eraseClass } from '../erasures/erase-class.ts'
import { completeClass } from '../erasures/complete-class.ts'
import { insertErasure } from '../erasures/erasure.queries.ts'
import * as queries from './closing.queries.ts'
import { completeAccount, isTakenInSteps } from './complete-account.ts'

/**
 * Marks the account, takes back the devices that were handed to children, and ends all sessions but the caller's, which the client
 * ends itself; nothing is erased before the days are over.
 */
export async function askToClose(
  deps: ApiDeps & Credentials,
  { teacherId, sessionId }: Caller,
  request: RequestOf<typeof contract.closeAccount>,
): Promise<DataOf<typeof contract.closeAccount>> {
  const { database, clock, hub } = deps
  const proved = await requirePassword(deps, { teacherId }, request.password)
  const kept = { requestId: request.requestId }
  if (await wasServed(database.read, teacherId, contract.closeAccount.path, { kept, request })) {
    const closesAt = await selectClosesAt(database.read, teacherId)
    // Taken back since: a late repeat does not ask for it again.
    if (closesAt === undefined) throw new AppError('alreadyRecorded')
    return { closesAt }
  }
  const { closesAt, ended } = await database.write(async (trx) => {
    await requireStillProved(trx, proved)
    await queries.insertClosing(trx, teacherId, clock() + contract.CLOSING_DAYS * DAY_MS)
    await rememberServed(trx, clock, teacherId, contract.closeAccount.path, kept)
    await deleteHandedForms(trx, teacherId)
    const closesAt = (await selectClosesAt(trx, teacherId)) ?? clock()
    return { closesAt, ended: await deleteOtherSessions(trx, teacherId, sessionId) }
  })
  for (const id of ended) hub.end(sessionKey(id))
  return { closesAt }
}

/** What goes with the account, and when. */
export async function readClosing(
  db: Db,
  { teacherId }: TeacherContext,
): Promise<DataOf<typeof contract.accountClosing>> {
  const classes = await queries.selectNamedClasses(db, teacherId)
  return {
    closesAt: (await selectClosesAt(db, teacherId)) ?? null,
    classes: classes.map(({ classId, className, studentCount, colleagues }) => ({
      classId,
      className,
      studentCount: Number(studentCount),
      hasColleagues: Number(colleagues) > 0,
    })),
  }
}

export async function keepAccount(trx: Db, { teacherId }: TeacherContext): Promise<null> {
  // Of an account that is closed already the row says what is left to do.
  if (await queries.isAccountOpen(trx, teacherId)) await queries.deleteClosing(trx, teacherId)
  return null
}

/**
 * Closes the accounts whose days are over, with their classes: all of it is decided in one transaction, and what is many rows
 * goes in steps. Answers how many. Several processes may do it at once: who comes second finds it closed.
 */
export async function closeDueAccounts({
  database,
  clock,
  newId,
  hub,
}: Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>): Promise<number> {
  const { read, write } = database
  let closed = 0
  for (;;) {
    const teacherId = await queries.selectDueClosing(read, clock())
    if (teacherId === undefined) return closed
    const going = await write(async (trx) => {
      if (!(await queries.holdOpenClosing(trx, teacherId))) return undefined
      const sessions = await deleteOtherSessions(trx, teacherId, null)
      const { members, classIds } = await closeNow(trx, { clock, newId }, teacherId)
      const id = newId()
      await insertErasure(trx, { id, erasureId: id, kind: 'teacher', subjectId: teacherId, at: clock() })
      return { ended: [...sessions.map(sessionKey), ...members], classIds }
    })
    if (going === undefined) continue
    for (const key of going.ended) hub.end(key)
    for (const classId of going.classIds) {
      hub.forget(classTopic(classId))
      await completeClass({ database, clock }, classId)
    }
    await completeAccount(database, teacherId)
    closed += 1
  }
}

/**
 * Decides that an account goes with its classes that were not handed over: from then on no teacher sees any of it. What the
 * teacher gave in classes of others stays there, without a name. Answers the classes that go, and the keys of their live streams.
 */
export async function closeNow(
  trx: Db,
  tools: Pick<Tools, 'clock' | 'newId'>,
  teacherId: string,
): Promise<{ classIds: string[]; members: string[] }> {
  const classIds = await queries.holdOwnClasses(trx, teacherId)
  const members: string[] = []
  for (const classId of classIds) {
    const teacherIds = await eraseClass(trx, tools, classId, { erasedBy: teacherId })
    members.push(...teacherIds.map((id) => memberKey(classId, id)))
  }
  await forgetTeacher(trx, tools, teacherId)
  return { classIds, members }
}

/** Everything of a teacher's own that others see. What no other teacher sees goes in steps (`completeAccount`). */
export async function forgetTeacher(
  trx: Db,
  tools: Pick<Tools, 'clock' | 'newId'>,
  teacherId: string,
): Promise<void> {
  await queries.releaseFilesOf(trx, teacherId, tools.clock() - KEPT_UNUSED_MS)
  for (const [table] of entries.filter(queries.isOwnTable))
    if (!isTakenInSteps(table)) await queries.deleteOwnRows(trx, table, teacherId)
  await queries.forgetNameOf(trx, teacherId)
  // Says until the last step that there are some left.
  await queries.insertClosing(trx, teacherId, tools.clock())
  const gone = { action: 'erase', detail: '账号永久注销', classId: null, studentId: null } as const
  await appendAudit(trx, [{ ...gone, at: tools.clock(), teacherId }])
}
