import type { eraseStudent as contract } from '@pinge/contract/privacy/erasures.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { appendAudit } from '../../../platform/audit/audit.queries.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { KEPT_UNUSED_MS, releasePhotos } from '../../writes/confirmed-files.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext, Tools } from '../../writes/contexts.ts'
import { forgetEmptyBatches } from '../../writes/forget-empty-batches.ts'
import { selectGuardianPlaces, selectInformation } from '../../writes/students/information.queries.ts'
import { deleteStudents } from '../../writes/students/student-row.queries.ts'
import * as queries from './erasure.queries.ts'

/** Erases a pupil whose name the owner typed, also one who has left. */
export async function eraseStudent(
  trx: Db,
  context: ClassContext,
  { studentId, username }: RequestOf<typeof contract>,
): Promise<ClassChange<typeof contract>> {
  const { classId, teacherId, clock, newId } = context
  const [student] = await selectInformation(trx, classId, [studentId])
  if (!student) throw new AppError('studentNotInClass')
  if (student.username !== username) throw new AppError('erasedNameWrong')
  await eraseEverything(trx, context, { classId, studentId, username })
  await queries.insertErasure(trx, {
    id: newId(),
    kind: 'student',
    subjectId: studentId,
    at: clock(),
  })
  const detail = '彻底删除学生'
  await appendAudit(trx, [{ at: clock(), action: 'erase', detail, teacherId, classId, studentId }])
  return { data: null, change: { type: 'students-changed', teacherId } }
}

type Erased = { classId: string; studentId: string; username: string }

/**
 * Everything that the register names for a pupil, in the transaction of the caller. What others did as well stays theirs:
 * the remark of a team, a record with several pupils. The pupil's pictures are let go as if long ago, so that the next
 * purge takes their bytes.
 */
export async function eraseEverything(
  trx: Db,
  { clock, newId }: Pick<Tools, 'clock' | 'newId'>,
  { classId, studentId, username }: Erased,
): Promise<void> {
  const now = clock()
  const guardians = await selectGuardianPlaces(trx, classId, [studentId])
  const names = [username, ...guardians.flatMap(({ name, tel }) => [name, tel])]
  const teamRemarks = await queries.selectTeamRemarks(trx, studentId)
  const edits = await queries.selectRemarkEdits(trx, studentId)

  await deleteStudents(trx, classId, [studentId])
  await releasePhotos(trx, now - KEPT_UNUSED_MS, { classId })
  await forgetEmptyBatches(trx, now - KEPT_UNUSED_MS, classId)
  await forgetTypedOver(trx, edits, username)
  await forgetTeamRemarks(trx, teamRemarks, username)
  await queries.forgetReviewPlace(trx, studentId, newId())
  await queries.deleteTelReadings(trx, studentId)
  await queries.emptyAnswersAbout(trx, classId, {
    id: studentId,
    words: [...new Set(names)].filter((name) => name.length > 1),
  })
}

/** Of a comment that others got as well, the last remark stays unless it names the pupil; what stood there before goes. */
async function forgetTypedOver(
  trx: Db,
  edits: Awaited<ReturnType<typeof queries.selectRemarkEdits>>,
  username: string,
): Promise<void> {
  const shared = await queries.selectGivenBatches(trx, [...new Set(edits.map(({ batchId }) => batchId))])
  const last = new Map(edits.map((edit) => [edit.batchId, edit]))
  const kept = [...last.values()].filter(({ batchId }) => shared.has(batchId))
  await queries.replaceRemarkEdits(
    trx,
    edits,
    kept.map((edit) => ({
      ...edit,
      oldRemark: '',
      newRemark: edit.newRemark.includes(username) ? '' : edit.newRemark,
    })),
  )
}

/** A team keeps what it was given. Words about the pupil go: those that name them, and those of a team of one. */
async function forgetTeamRemarks(
  trx: Db,
  rows: Awaited<ReturnType<typeof queries.selectTeamRemarks>>,
  username: string,
): Promise<void> {
  const shared = await queries.selectGivenBatches(trx, [...new Set(rows.map(({ batchId }) => batchId))])
  for (const row of rows)
    if (!shared.has(row.batchId) || row.remark.includes(username))
      await queries.replaceLedgerRow(trx, { ...row, remark: '' })
}
