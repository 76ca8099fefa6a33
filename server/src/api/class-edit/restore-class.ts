import type * as contract from '@pinge/contract/class-edit.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import { forgetExpiry } from '../writes/class-expiry.queries.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { selectTeacherIds } from '../writes/names.queries.ts'
import { postMessage } from '../writes/post-message.ts'
import { isFormerOwner, markRestored, reinstateTeachers, selectDeletedClasses } from './class-edit.queries.ts'
import { KEPT_DELETED_MS } from './purge-classes.ts'

/** The caller's deleted classes that can still be restored. */
export async function listDeletedClasses(
  db: Db,
  { teacherId, clock }: TeacherContext,
): Promise<contract.DeletedClass[]> {
  const rows = await selectDeletedClasses(db, teacherId, clock() - KEPT_DELETED_MS)
  return rows.map(({ id, studentCount, ...row }) => ({
    ...row,
    classId: id,
    studentCount: studentCount ?? 0,
    purgeAt: row.deletedAt + KEPT_DELETED_MS,
  }))
}

/** Brings a deleted class back as it was, with its teachers, by its owner. */
export async function restoreClass(
  trx: Db,
  context: TeacherContext,
  { classId }: RequestOf<typeof contract.restoreClass>,
): Promise<null> {
  const { teacherId, clock } = context
  const isMine = await isFormerOwner(trx, classId, teacherId)
  if (!isMine || !(await markRestored(trx, classId, clock() - KEPT_DELETED_MS)))
    throw new AppError('deletedClassNotFound')
  await requirePlaceForClass(trx, teacherId)
  await reinstateTeachers(trx, classId)
  // Who brings an old class back has use for it: it does not go with the next chore.
  await forgetExpiry(trx, classId)
  const others = (await selectTeacherIds(trx, classId)).filter((id) => id !== teacherId)
  await postMessage(trx, context, others, { kind: 'class-restored', classId, actorId: teacherId })
  return null
}
