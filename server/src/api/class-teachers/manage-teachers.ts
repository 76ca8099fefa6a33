import {
  addTeacher as addCall,
  removeTeacher as removeCall,
  type ClassTeacher,
} from '@pinge/contract/class-teachers.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { maskTel } from '../../platform/mask-tel.ts'
import { changeClass, takeNextNumber } from '../writes/change-class.ts'
import { classTopic, memberKey } from '../writes/live-topics.ts'
import { postMessage } from '../writes/post-message.ts'
import { findMembership, requireClass } from '../access/require-class.ts'
import { requireOwner } from '../access/require-owner.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  deleteCoTeacher,
  deleteJoinRequest,
  insertCoTeacher,
  selectClassTeachers,
  selectOwner,
  selectProvedTeacher,
} from './class-teacher.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>
type By = Pick<Caller, 'teacherId'>

export async function listTeachers(db: Db, { teacherId }: By, classId: string): Promise<ClassTeacher[]> {
  await requireClass(db, teacherId, classId)
  const teachers = await selectClassTeachers(db, classId)
  return teachers.map(({ tel, role, isCanSendClassNotice, ...teacher }) => ({
    ...teacher,
    maskedTel: maskTel(tel),
    isOwner: role === 'owner',
    isCanSendClassNotice: isCanSendClassNotice === 1,
  }))
}

/**
 * Adds a co-teacher at once, by the owner. Only an account whose phone was proved: else whoever claimed a number would
 * be given children's data that were meant for somebody else.
 */
export async function addTeacher(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof addCall>,
): Promise<null> {
  const { classId, tel } = request
  const add = async (trx: Db) => {
    await requireOwner(trx, teacherId, classId)
    const added = await selectProvedTeacher(trx, tel)
    if (added === undefined) throw new AppError('teacherNotFound')
    if (await findMembership(trx, added, classId)) throw new AppError('alreadyInClass')
    await insertCoTeacher(trx, { classId, teacherId: added, createdAt: deps.clock() })
    await deleteJoinRequest(trx, classId, added)
    await postMessage(trx, deps, [added], { kind: 'class-added', classId, actorId: teacherId })
    return { data: null, change: { type: 'class-changed', teacherId } as const }
  }
  return changeClass(deps, teacherId, addCall, request, add, { alsoArchived: true })
}

/** Removes a co-teacher, by the owner; or lets one leave. Their event streams end at once, and the others are told. */
export async function removeTeacher(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof removeCall>,
): Promise<null> {
  const { database, clock, hub } = deps
  const { classId, userId } = request
  let number: number | undefined
  await database.write((trx) => {
    number = undefined
    // Access is checked inside: whoever left is no longer in the class when the same request returns.
    return idempotent(trx, clock, teacherId, removeCall.path, request, async () => {
      const { role } = await requireClass(trx, teacherId, classId)
      number = await takeNextNumber(trx, classId, { alsoArchived: true })
      if (role !== 'owner' && userId !== teacherId) throw new AppError('ownerOnly')
      if (role === 'owner' && userId === teacherId) throw new AppError('ownerStays')
      if (!(await findMembership(trx, userId, classId))) throw new AppError('teacherNotInClass')
      await deleteCoTeacher(trx, classId, userId)
      const told =
        userId === teacherId
          ? ({ to: await selectOwner(trx, classId), kind: 'class-left' } as const)
          : ({ to: userId, kind: 'class-removed' } as const)
      await postMessage(trx, deps, [told.to], { kind: told.kind, classId, actorId: teacherId })
      return null
    })
  })
  hub.end(memberKey(classId, userId))
  if (number !== undefined)
    hub.publish(classTopic(classId), { number, event: { type: 'class-changed', teacherId } })
  return null
}
