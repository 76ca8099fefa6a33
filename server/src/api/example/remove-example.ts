import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/example.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { releaseFile, urlOfFile } from '../writes/confirmed-files.ts'
import { deleteClassRow, deleteSomePictures } from '../writes/erasing/some-rows.queries.ts'
import { memberKey } from '../writes/live-topics.ts'
import { selectClassName, selectTeacherIds } from '../writes/names.queries.ts'
import { postMessage } from '../writes/post-message.ts'
import { holdExampleClass } from './example.queries.ts'

const PICTURES_AT_ONCE = 100

/**
 * Removes an example class whole, by its owner, and tells the colleagues in it. A real class is never removed this way. A repeat finds no
 * class any more, and is told what the first one was told.
 */
export async function removeExample(
  deps: ApiDeps,
  { teacherId }: Caller,
  request: RequestOf<typeof contract.removeExample>,
): Promise<null> {
  const { database, clock, hub } = deps
  const { classId } = request
  let teacherIds: readonly string[] = []
  await database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.removeExample.path, request, async () => {
      await requireOwnExample(trx, teacherId, classId)
      teacherIds = await selectTeacherIds(trx, classId)
      const others = teacherIds.filter((id) => id !== teacherId)
      const goneClass = await selectClassName(trx, classId)
      await postMessage(trx, deps, others, { kind: 'class-erased', classId: null, goneClass, actorId: null })
      await deleteClass(trx, clock(), classId)
      return null
    }),
  )
  for (const id of teacherIds) hub.end(memberKey(classId, id))
  return null
}

async function requireOwnExample(trx: Db, teacherId: string, classId: string): Promise<void> {
  const isOwner = async () => (await requireClass(trx, teacherId, classId)).role === 'owner'
  // Once more, now that no other write changes the class: it may have been handed over in between.
  const isOwnExample = (await isOwner()) && (await holdExampleClass(trx, classId)) && (await isOwner())
  if (!isOwnExample) throw new AppError('notAnExample')
}

/** The schema's cascades say what belongs to a class; its pictures are let go. */
async function deleteClass(trx: Db, now: number, classId: string): Promise<void> {
  for (const table of ['commentPhotos', 'realisticPictures'] as const)
    for (let isMore = true; isMore;) {
      const keys = await deleteSomePictures(trx, table, classId, PICTURES_AT_ONCE)
      for (const key of keys) await releaseFile(trx, now, urlOfFile(key))
      isMore = keys.length > 0
    }
  for (const cover of await deleteClassRow(trx, classId)) await releaseFile(trx, now, cover)
}
