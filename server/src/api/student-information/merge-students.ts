import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/student-information.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { NewId } from '../../platform/random.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectGuardianPlaces, selectInformation } from '../writes/students/information.queries.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { rememberMerged } from '../writes/students/merged-students.queries.ts'
import { deleteStudents } from '../writes/students/student-row.queries.ts'
import { takeCells } from '../writes/archives/carry.queries.ts'
import { takeConsent } from '../writes/students/carry-consents.queries.ts'
import { takeReviews } from '../writes/reviews/carry-reviews.queries.ts'
import { writeStudentPatch } from '../writes/students/write-student-patch.ts'
import { addToStudentScores } from '../writes/write-ledger.ts'
import { copyHistory, newBatchIds } from './copy-history.ts'
import { selectSharedBatches } from './history.queries.ts'
import { mergeRecords, type WholeRecord } from './merge-records.ts'
import {
  takeArrival,
  takeAttendance,
  takeRealistic,
  takeSeat,
  takeTeamMemberships,
  takeTraining,
} from './student-information.queries.ts'

/** Makes one pupil of two records: totals, comments and guardians of both; the other record is gone. */
export async function mergeStudents(
  trx: Db,
  { classId, teacherId, newId }: ClassContext,
  { id, otherId, choices }: RequestOf<typeof contract.mergeStudents>,
): Promise<ClassChange<typeof contract.mergeStudents>> {
  await requireStudents(trx, classId, [id, otherId])
  const kept = await readWhole(trx, classId, id)
  const other = await readWhole(trx, classId, otherId)
  const { patch, undecided } = mergeRecords(kept, other, choices)
  if (undecided.length > 0) throw await needsChoice(trx, classId, [id, otherId], undecided)

  await writeStudentPatch(trx, newId, { id, classId }, patch)
  await takeHistory(trx, newId, classId, id, otherId)
  const { stuScore: score, redeemScore: redeem } = other
  const [totals] = await addToStudentScores(trx, classId, [id], { score, redeem })
  if (!totals) throw new AppError('studentNotInClass')
  await takeArrival(trx, id, otherId)
  await takeTeamMemberships(trx, id, otherId)
  await takeAttendance(trx, id, otherId)
  await takeRealistic(trx, id, otherId)
  await takeSeat(trx, id, otherId)
  await takeCells(trx, id, otherId)
  await takeReviews(trx, id, otherId)
  await takeConsent(trx, id, otherId)
  await takeTraining(trx, id, otherId)
  await rememberMerged(trx, { id: otherId, intoId: id, classId })
  await deleteStudents(trx, classId, [otherId])
  return { data: totals, change: { type: 'students-changed', teacherId } }
}

/** A batch that gave to both records gives twice to one now, as two batches: each is undone by itself, and once. */
async function takeHistory(
  trx: Db,
  newId: NewId,
  classId: string,
  id: string,
  otherId: string,
): Promise<void> {
  const shared = await selectSharedBatches(trx, classId, id, otherId)
  const another = newBatchIds(newId)
  const batchOf = (batchId: string) => (shared.has(batchId) ? another(batchId) : batchId)
  await copyHistory(trx, newId, { id: otherId, classId }, { id, classId }, batchOf)
}

async function readWhole(trx: Db, classId: string, id: string): Promise<WholeRecord> {
  const [row] = await selectInformation(trx, classId, [id])
  if (!row) throw new AppError('studentNotInClass')
  return { ...row, guardians: await selectGuardianPlaces(trx, classId, [id]) }
}

async function needsChoice(
  trx: Db,
  classId: string,
  [id, otherId]: readonly [string, string],
  fields: contract.MergeConflict['fields'],
): Promise<AppError> {
  const records = await requireInformation(trx, classId, [id, otherId])
  const kept = records.find((record) => record.id === id)
  const other = records.find((record) => record.id === otherId)
  if (!kept || !other) return new AppError('studentNotInClass')
  return new AppError('mergeNeedsChoice', { data: { fields, kept, other } satisfies contract.MergeConflict })
}
