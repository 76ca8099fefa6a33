import type { eraseStudent as contract } from '@pinge/contract/privacy/erasures.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { appendAudit } from '../../../platform/audit/audit.queries.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { KEPT_UNUSED_MS, releasePhotos } from '../../writes/confirmed-files.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext, Tools } from '../../writes/contexts.ts'
import { forgetEmptyBatches } from '../../writes/forget-empty-batches.ts'
import { selectInformation } from '../../writes/students/information.queries.ts'
import { deleteStudents } from '../../writes/students/student-row.queries.ts'
import { emptyAnswers, emptyAnswersAbout, selectWriters } from './answers.queries.ts'
import * as queries from './erasure.queries.ts'
import { wordsAbout, type FoundAnswers, type Pupil } from './find-answers.ts'

/**
 * Erases a pupil whose name the owner typed, also one who has left. `found` are the answers that name them, from before
 * this transaction.
 */
export async function eraseStudent(
  trx: Db,
  context: ClassContext,
  { studentId, username }: RequestOf<typeof contract>,
  found: FoundAnswers,
): Promise<ClassChange<typeof contract>> {
  const { classId, teacherId, clock, newId } = context
  const [student] = await selectInformation(trx, classId, [studentId])
  if (!student) throw new AppError('studentNotInClass')
  if (student.username !== username) throw new AppError('erasedNameWrong')
  // This write is the one change since, unless somebody changed the class meanwhile.
  const isStillSo = (await queries.selectVersion(trx, classId)) === found.version + 1
  await eraseEverything(trx, context, { classId, studentId, username }, isStillSo ? found : undefined)
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

/**
 * Everything that the register names for a pupil, in the transaction of the caller. What others did as well stays theirs:
 * the remark of a team, a record with several pupils. The pupil's pictures are let go as if long ago, so that the next
 * purge takes their bytes. Where it is not known which answers name the pupil, all are read.
 */
export async function eraseEverything(
  trx: Db,
  { clock, newId }: Pick<Tools, 'clock' | 'newId'>,
  { classId, studentId, username }: Pupil,
  found?: FoundAnswers,
): Promise<void> {
  const now = clock()
  const words = await wordsAbout(trx, { classId, studentId, username })
  const teamRemarks = await queries.selectTeamRemarks(trx, { classId, studentId })
  const edits = await queries.selectRemarkEdits(trx, { classId, studentId })

  await deleteStudents(trx, classId, [studentId])
  await releasePhotos(trx, now - KEPT_UNUSED_MS, { classId })
  await forgetEmptyBatches(trx, now - KEPT_UNUSED_MS, classId)
  await forgetTypedOver(trx, edits, username)
  await forgetTeamRemarks(trx, teamRemarks, username)
  await queries.forgetReviewPlace(trx, studentId, newId())
  await queries.deleteTelReadings(trx, studentId)
  if (found) await emptyAnswers(trx, found.keys)
  else await emptyAnswersAbout(trx, await selectWriters(trx, classId), words)
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
