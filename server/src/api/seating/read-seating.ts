import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type { seatingDetail, SeatingPlan } from '@pinge/contract/seating.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectPlan, selectSeats } from './seating.queries.ts'

/** The seats of a class as they were arranged last. */
export async function readSeating(
  { database }: Pick<ApiDeps, 'database'>,
  { teacherId }: Pick<Caller, 'teacherId'>,
  { classId }: RequestOf<typeof seatingDetail>,
): Promise<SeatingPlan> {
  await requireClass(database.read, teacherId, classId)
  const plan = await selectPlan(database.read, classId)
  if (!plan) return { rows: 0, columns: 0, seats: [], version: 0 }
  return { ...plan, seats: await selectSeats(database.read, classId) }
}
