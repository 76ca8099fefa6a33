import type { Database } from '../../../platform/db/database.ts'
import type { ClassContext } from '../contexts.ts'
import { insertTelReadings } from './student-row.queries.ts'

/** Writes down who is about to be told whole phone numbers: of these pupils, or of a class at once (null). */
export async function recordTelReading(
  write: Database['write'],
  { classId, teacherId, clock, newId }: ClassContext,
  studentIds: readonly (string | null)[],
): Promise<void> {
  const createdAt = clock()
  const readings = studentIds.map((studentId) => ({ id: newId(), classId, studentId, teacherId, createdAt }))
  await write((trx) => insertTelReadings(trx, readings))
}
