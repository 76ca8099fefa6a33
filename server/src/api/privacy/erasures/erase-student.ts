import type { eraseStudent as contract } from '@pinge/contract/privacy/erasures.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { appendAudit } from '../../../platform/audit/audit.queries.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { KEPT_UNUSED_MS, releaseEmptyPhotos } from '../../writes/confirmed-files.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext, Tools } from '../../writes/contexts.ts'
import { forgetEmptyBatches } from '../../writes/forget-empty-batches.ts'
import { selectInformation } from '../../writes/students/information.queries.ts'
import { selectMergedInto } from '../../writes/students/merged-students.queries.ts'
import { markRemoved } from '../../writes/students/removed-students.queries.ts'
import { deleteStudents } from '../../writes/students/student-row.queries.ts'
import { emptyAnswers, emptyAnswersAbout } from './answers.queries.ts'
import * as queries from './erasure.queries.ts'
import { aboutPupil, type FoundAnswers, type Pupil } from './find-answers.ts'

/**
 * Erases a pupil whose name the owner typed, also one who has left. `found` are the answers that name them, from before
 * this transaction. In steps this is the first one: from its commit on the pupil is to be erased, whatever happens, and
 * `completeErasures` does what is left.
 */
export async function eraseStudent(
  trx: Db,
  context: ClassContext,
  { studentId, username }: RequestOf<typeof contract>,
  { found, inSteps }: { found: FoundAnswers; inSteps: boolean },
): Promise<ClassChange<typeof contract>> {
  const { classId, teacherId, clock, newId } = context
  const [student] = await selectInformation(trx, classId, [studentId])
  if (!student) throw new AppError('studentNotInClass')
  if (student.username !== username) throw new AppError('erasedNameWrong')
  const pupil = { classId, studentId, username }
  // This write is the one change since, unless somebody changed the class meanwhile.
  const isStillSo = (await queries.selectVersion(trx, classId)) === found.version + 1
  // A backup from before two records were merged holds both, each by its own id.
  const ids = [studentId, ...(await selectMergedInto(trx, studentId))]
  // The steps take what leads to the pupil, and with it what these ids are told by.
  await forgetIds(trx, context, ids)
  await forgetWords(trx, pupil, isStillSo ? found : undefined)
  // What names no class does not wait for the steps: it leaves out who is marked so.
  if (inSteps) await markRemoved(trx, clock(), classId, [studentId])
  else await forgetRows(trx, context, pupil)
  const at = clock()
  const erasureId = newId()
  for (const subjectId of ids)
    await queries.insertErasure(trx, { id: newId(), erasureId, kind: 'student', subjectId, at })
  const detail = '彻底删除学生'
  await appendAudit(trx, [{ at, action: 'erase', detail, teacherId, classId, studentId }])
  return { data: null, change: { type: 'students-changed', teacherId } }
}

/** Everything that the register names for a pupil, in the transaction of the caller. */
export async function eraseEverything(
  trx: Db,
  tools: Pick<Tools, 'clock' | 'newId'>,
  pupil: Pupil,
): Promise<void> {
  await forgetIds(trx, tools, await selectMergedInto(trx, pupil.studentId))
  await forgetWords(trx, pupil)
  await forgetRows(trx, tools, pupil)
}

/**
 * The words about a pupil in what others did as well: it stays theirs, such as the remark of a team. They are found by the
 * pupil's rows of the ledger. Where it is not known which answers name the pupil, all are read.
 */
async function forgetWords(trx: Db, pupil: Pupil, found?: FoundAnswers): Promise<void> {
  const teamRemarks = await queries.selectTeamRemarks(trx, pupil)
  await forgetTypedOver(trx, pupil, await queries.selectRemarkEdits(trx, pupil))
  await forgetTeamRemarks(trx, pupil, teamRemarks)
  if (found) return emptyAnswers(trx, found.keys)
  return emptyAnswersAbout(trx, await aboutPupil(trx, pupil))
}

/** The pupil's own rows. The pictures are let go as if long ago, so that the next purge takes their bytes. */
export async function forgetRows(
  trx: Db,
  { clock, newId }: Pick<Tools, 'clock' | 'newId'>,
  { classId, studentId }: Pupil,
): Promise<void> {
  const longAgo = clock() - KEPT_UNUSED_MS
  await deleteStudents(trx, classId, [studentId])
  await releaseEmptyPhotos(trx, longAgo, classId)
  await forgetEmptyBatches(trx, longAgo, classId)
  await forgetIds(trx, { newId }, [studentId])
}

/** What goes with no row of a pupil, and stays under its own id where two records were merged. */
async function forgetIds(trx: Db, { newId }: Pick<Tools, 'newId'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await queries.forgetReviewPlace(trx, id, newId())
  await queries.deleteTelReadings(trx, ids)
}

/** Of a comment that others got as well, the last remark stays unless it names the pupil; what stood there before goes. */
async function forgetTypedOver(
  trx: Db,
  { studentId, username }: Pupil,
  edits: Awaited<ReturnType<typeof queries.selectRemarkEdits>>,
): Promise<void> {
  const batchIds = [...new Set(edits.map(({ batchId }) => batchId))]
  const shared = await queries.selectBatchesOfOthers(trx, batchIds, studentId)
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
  { studentId, username }: Pupil,
  rows: Awaited<ReturnType<typeof queries.selectTeamRemarks>>,
): Promise<void> {
  const batchIds = [...new Set(rows.map(({ batchId }) => batchId))]
  const shared = await queries.selectBatchesOfOthers(trx, batchIds, studentId)
  for (const row of rows)
    if (!shared.has(row.batchId) || row.remark.includes(username))
      await queries.replaceLedgerRow(trx, { ...row, remark: '' })
}
