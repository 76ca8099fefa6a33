import { restoreClass as contract, type DeletedClass } from '@pinge/contract/class-edit.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { postMessage } from '../writes/post-message.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import {
  isFormerOwner,
  markRestored,
  reinstateTeachers,
  selectDeletedClasses,
  selectTeacherIds,
} from './class-edit.queries.ts'
import { KEPT_DELETED_MS } from './purge-classes.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>
type By = Pick<Caller, 'teacherId'>

/** The caller's deleted classes that can still be restored. */
export async function listDeletedClasses(db: Db, clock: Clock, { teacherId }: By): Promise<DeletedClass[]> {
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
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { database, clock } = deps
  const { classId } = request
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.path, request, async () => {
      const isMine = await isFormerOwner(trx, classId, teacherId)
      if (!isMine || !(await markRestored(trx, classId, clock() - KEPT_DELETED_MS)))
        throw new AppError('deletedClassNotFound')
      await requirePlaceForClass(trx, teacherId)
      await reinstateTeachers(trx, classId)
      const others = (await selectTeacherIds(trx, classId)).filter((id) => id !== teacherId)
      await postMessage(trx, deps, others, { kind: 'class-restored', classId, actorId: teacherId })
      return null
    }),
  )
}
