import type { Database } from '../../../platform/db/database.ts'
import type { ClassContext } from '../contexts.ts'
import { holdCountedUntil } from '../totals/stored-totals.queries.ts'
import { requireInformation } from './read-records.ts'
import { insertTelReadings } from './student-row.queries.ts'

/**
 * Writes down who is about to be told whole phone numbers: of these pupils, or of a class at once (null). Refuses where one of
 * them went meanwhile: a row about an erased child would stay.
 */
export async function recordTelReading(
  write: Database['write'],
  { classId, teacherId, clock, newId }: ClassContext,
  studentIds: readonly string[] | null,
): Promise<void> {
  const createdAt = clock()
  const readings = (studentIds ?? [null]).map((studentId) => ({
    id: newId(),
    classId,
    studentId,
    teacherId,
    createdAt,
  }))
  await write(async (trx) => {
    // An erasure that is under way holds the class: its end is waited for.
    await holdCountedUntil(trx, classId)
    if (studentIds) await requireInformation(trx, classId, studentIds)
    await insertTelReadings(trx, readings)
  })
}
