import { appendAudit } from '../../../platform/audit/audit.queries.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { Tools } from '../../writes/contexts.ts'
import { selectClassName, selectTeacherIds } from '../../writes/names.queries.ts'
import { postMessage } from '../../writes/post-message.ts'
import * as queries from './class-erasure.queries.ts'
import { insertErasure } from './erasure.queries.ts'

/**
 * Erases a class with all of its pupils: from the commit of the caller's transaction on no call reaches it, and none brings it
 * back. Its rows go in steps (`completeClass`). Tells the teachers who are left. The audit log says so, without a teacher
 * where the program does it because its time is over. Answers who taught it.
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
  await hideClass(trx, clock(), classId)
  const erased = { kind: 'class-erased', classId: null, goneClass, actorId: null } as const
  await postMessage(trx, { clock, newId }, others, erased)
  const at = clock()
  const id = newId()
  await insertErasure(trx, { id, erasureId: id, kind: 'class', subjectId: classId, at })
  const gone = { action: 'erase', detail: '班级永久删除', classId, studentId: null } as const
  await appendAudit(trx, [{ ...gone, at, teacherId: erasedBy }])
  return teacherIds
}

/** As if its owner had deleted it, but for that no teacher can restore it. Who taught it stays known until its rows go. */
export async function hideClass(trx: Db, now: number, classId: string): Promise<void> {
  await queries.markGone(trx, now, classId)
  await queries.retireForGood(trx, classId)
}
