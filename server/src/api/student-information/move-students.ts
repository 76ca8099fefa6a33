import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/student-information.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectClassName } from '../writes/names.queries.ts'
import {
  selectGuardianPlaces,
  selectInformation,
  type GuardianPlace,
  type InformationRow,
} from '../writes/students/information.queries.ts'
import { carryArchives } from '../writes/archives/carry-archives.ts'
import { carryConsents } from '../writes/students/carry-consents.queries.ts'
import { carryReviews } from '../writes/reviews/carry-reviews.queries.ts'
import { leaveClass } from '../writes/students/leave-class.ts'
import { writeNewStudents } from '../writes/students/write-new-students.ts'
import { recountDays } from '../writes/totals/count-days.ts'
import { selectTimesOf } from '../writes/totals/given-rows.queries.ts'
import { selectCountedUntil } from '../writes/totals/stored-totals.queries.ts'
import { addToStudentScores } from '../writes/write-ledger.ts'
import { copyHistory, copyPhotos, copyRealistic, newBatchIds } from './copy-history.ts'

/**
 * Moves pupils to another class of the same owner. There they are new records, with their history copied or
 * without it; here they have left, and what was given in this class stays in its books.
 */
export async function moveStudents(
  trx: Db,
  context: ClassContext,
  { toClassId, withHistory, ids: given }: RequestOf<typeof contract.moveStudents>,
): Promise<ClassChange<typeof contract.moveStudents>> {
  const { classId, teacherId, clock } = context
  const ids = [...new Set(given)]
  await requireStudents(trx, classId, ids)
  const rows = new Map((await selectInformation(trx, classId, ids)).map((row) => [row.id, row]))
  const places = Map.groupBy(await selectGuardianPlaces(trx, classId, ids), ({ studentId }) => studentId)
  const moved = ids.flatMap((id) => rows.get(id) ?? [])
  const newIds = await writeNewStudents(
    trx,
    context,
    toClassId,
    moved.map((row) => asNewStudent(row, places.get(row.id) ?? [])),
  )
  await carryConsents(trx, new Map(moved.map(({ id }, index) => [id, newIds[index] ?? ''])), toClassId)
  if (withHistory) await carryHistory(trx, context, moved, { classId: toClassId, ids: newIds })
  const leftTo = await selectClassName(trx, toClassId)
  await leaveClass(trx, clock, classId, ids, { leftTo, isCarried: withHistory ? 1 : 0 })
  return { data: { ids: newIds }, change: { type: 'students-changed', teacherId } }
}

/** Writes what the pupils were given also for their new records, with the totals. */
async function carryHistory(
  trx: Db,
  { classId, newId }: ClassContext,
  moved: readonly InformationRow[],
  target: { classId: string; ids: readonly string[] },
): Promise<void> {
  // One map for all of them: who was praised together stays so.
  const batchOf = newBatchIds(newId)
  for (const [index, { id, stuScore: score, redeemScore: redeem }] of moved.entries()) {
    const to = { id: target.ids[index] ?? '', classId: target.classId }
    await copyHistory(trx, newId, { id, classId }, to, batchOf)
    await copyPhotos(trx, { id, classId }, to.classId, batchOf)
    await copyRealistic(trx, newId, { id, classId }, to, batchOf)
    await addToStudentScores(trx, to.classId, [to.id], { score, redeem })
  }
  const movedTo = new Map(moved.map(({ id }, index) => [id, target.ids[index] ?? '']))
  await carryArchives(trx, newId, movedTo, { classId, toClassId: target.classId })
  await carryReviews(trx, movedTo, { classId, toClassId: target.classId })
  const times = await selectTimesOf(trx, target.classId, target.ids)
  await recountDays(trx, target.classId, await selectCountedUntil(trx, target.classId), times)
}

function asNewStudent(row: InformationRow, guardians: GuardianPlace[]) {
  const { username, stuNo, gender, birthday, header } = row
  return { username, stuNo, gender: gender ?? undefined, birthday: birthday ?? undefined, header, guardians }
}
