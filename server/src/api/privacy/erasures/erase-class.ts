import { appendAudit } from '../../../platform/audit/audit.queries.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { KEPT_UNUSED_MS, releaseFile, urlOfFile } from '../../writes/confirmed-files.ts'
import type { Tools } from '../../writes/contexts.ts'
import { selectClassName, selectTeacherIds } from '../../writes/names.queries.ts'
import { postMessage } from '../../writes/post-message.ts'
import * as queries from './class-erasure.queries.ts'
import { insertErasure } from './erasure.queries.ts'

/**
 * Erases a class with all of its pupils, in the transaction of the caller, and tells the teachers who are left. Its pictures
 * are let go as if long ago, so that the next purge takes their bytes. The audit log says so, without a teacher where the
 * program does it because its time is over. Answers who taught it.
 */
export async function eraseClass(
  trx: Db,
  { clock, newId }: Pick<Tools, 'clock' | 'newId'>,
  classId: string,
  { erasedBy }: { erasedBy: string | null },
): Promise<string[]> {
  const teacherIds = await selectTeacherIds(trx, classId)
  const others = teacherIds.filter((id) => id !== erasedBy)
  const goneClass = await selectClassName(trx, classId)
  await eraseClassRows(trx, clock(), classId)
  const erased = { kind: 'class-erased', classId: null, goneClass, actorId: null } as const
  await postMessage(trx, { clock, newId }, others, erased)
  const at = clock()
  await insertErasure(trx, { id: newId(), kind: 'class', subjectId: classId, at })
  const gone = { action: 'erase', detail: '班级永久删除', classId, studentId: null } as const
  await appendAudit(trx, [{ ...gone, at, teacherId: erasedBy }])
  return teacherIds
}

/** The class itself, with everything that hangs on it. */
export async function eraseClassRows(trx: Db, now: number, classId: string): Promise<void> {
  await queries.emptyAnswersOf(trx, classId)
  const photos = await queries.selectPhotosOf(trx, classId)
  const cover = await queries.deleteClass(trx, classId)
  for (const picture of [...photos.map(urlOfFile), ...cover])
    await releaseFile(trx, now - KEPT_UNUSED_MS, picture)
}
