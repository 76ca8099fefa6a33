import type { ApiDeps } from '../../api-deps.ts'
import { insertTelReadings } from './student-row.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>

/** Writes down who is about to be told whole phone numbers: of these pupils, or of a class at once (null). */
export async function recordTelReading(
  { database, clock, newId }: Deps,
  teacherId: string,
  classId: string,
  studentIds: readonly (string | null)[],
): Promise<void> {
  const createdAt = clock()
  const readings = studentIds.map((studentId) => ({ id: newId(), classId, studentId, teacherId, createdAt }))
  await database.write((trx) => insertTelReadings(trx, readings))
}
