import * as contract from '@pinge/contract/realistic.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { forgetEmptyBatches } from '../writes/forget-empty-batches.ts'
import { daysOfTermOn } from '../writes/school-years/days-of-term.ts'
import { countEdit, deleteRecords, updateRecords } from './realistic-write.queries.ts'
import { requireOpenDates } from './require-open-dates.ts'
import { countTypical, selectMeant, type FoundRecord } from './realistic.queries.ts'

/** Adopts, files or returns a record, or all of a batch for which that is the next step. */
export async function reviewRealistic(
  trx: Db,
  { classId, teacherId }: ClassContext,
  { id, state, word = '' }: RequestOf<typeof contract.reviewRealistic>,
): Promise<ClassChange<typeof contract.reviewRealistic>> {
  const records = await requireMeant(trx, classId, id)
  const before = contract.statesBefore[state]
  const reviewed = records.filter((record) => before.includes(record.state))
  // A colleague was quicker with the same word.
  const isDone = records.every((record) => record.state === state)
  if (reviewed.length === 0 && !isDone) throw new AppError('realisticStateDiffers')
  const isReturn = state === 'returned'
  // Who edits it at this moment has not read the word, which a save takes away.
  if (isReturn) await countEdit(trx, [...new Set(reviewed.map(({ batchId }) => batchId))])
  await updateRecords(
    trx,
    reviewed.map((record) => record.id),
    { state, word: isReturn ? word : '' },
  )
  return { data: null, change: { type: 'realistic-changed', teacherId } }
}

/** Chooses what goes into the print of a pupil's term, as long as there is room for it. */
export async function markTypical(
  trx: Db,
  { classId, teacherId }: ClassContext,
  { id, isTypical }: RequestOf<typeof contract.markTypical>,
): Promise<ClassChange<typeof contract.markTypical>> {
  const records = await requireMeant(trx, classId, id)
  const changed = records.filter((record) => (record.isTypical === 1) !== isTypical)
  if (isTypical && changed.length > 0) await requireRoom(trx, classId, changed)
  await updateRecords(
    trx,
    changed.map((record) => record.id),
    { isTypical: isTypical ? 1 : 0 },
  )
  return { data: null, change: { type: 'realistic-changed', teacherId } }
}

async function requireRoom(trx: Db, classId: string, records: readonly FoundRecord[]): Promise<void> {
  const [first] = records
  if (!first) return
  const studentIds = records.map(({ studentId }) => studentId)
  const days = await daysOfTermOn(trx, classId, first.date)
  const counts = await countTypical(trx, { classId, studentIds, ...days })
  const full = records.filter(({ studentId }) => (counts.get(studentId) ?? 0) >= contract.MAX_TYPICAL)
  if (full.length > 0)
    throw new AppError('tooManyTypical', {
      message: `${formatNames(full.map(({ username }) => username))}这学期已经选了 ${contract.MAX_TYPICAL} 条典型，请先取消一条`,
      data: { studentIds: full.map(({ studentId }) => studentId) },
    })
}

/** Removes a record or a whole batch: the owner any, a co-teacher their own. */
export async function removeRealistic(
  trx: Db,
  { classId, teacherId, role, clock }: ClassContext,
  { id }: RequestOf<typeof contract.removeRealistic>,
): Promise<ClassChange<typeof contract.removeRealistic>> {
  const records = await requireMeant(trx, classId, id)
  if (role !== 'owner' && records.some((record) => record.teacherId !== teacherId))
    throw new AppError('realisticNotYours')
  if (records.some(({ state }) => state === 'filed')) throw new AppError('realisticFiled')
  await countEdit(trx, [...new Set(records.map(({ batchId }) => batchId))])
  await deleteRecords(
    trx,
    records.map((record) => record.id),
  )
  await forgetEmptyBatches(trx, clock(), classId)
  return { data: null, change: { type: 'realistic-changed', teacherId } }
}

async function requireMeant(trx: Db, classId: string, id: string): Promise<FoundRecord[]> {
  const records = await selectMeant(trx, classId, id)
  if (records.length === 0) throw new AppError('realisticNotFound')
  await requireOpenDates(
    trx,
    classId,
    records.map(({ date }) => date),
  )
  return records
}
