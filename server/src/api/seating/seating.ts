import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/seating.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext, ClassReadContext } from '../writes/contexts.ts'
import { deleteSeats, insertSeats, selectPlan, selectSeats, upsertPlan } from './seating.queries.ts'

/** The seats of a class as they were arranged last. */
export async function readSeating(db: Db, { classId }: ClassReadContext): Promise<contract.SeatingPlan> {
  const plan = await selectPlan(db, classId)
  if (!plan) return { rows: 0, columns: 0, aisleEvery: 0, seats: [], version: 0 }
  return { ...plan, seats: await selectSeats(db, classId) }
}

type Wanted = RequestOf<typeof contract.saveSeating>

/** Puts the whole class on its seats at once; two who arrange it at the same time do not wipe out each other's work. */
export async function saveSeating(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  request: Wanted,
): Promise<ClassChange<typeof contract.saveSeating>> {
  const { rows, columns, seats } = request
  refuseOddSeats(request)
  const plan = await selectPlan(trx, classId)
  const before = plan?.version ?? 0
  const aisleEvery = request.aisleEvery ?? plan?.aisleEvery ?? 0
  if (request.version !== undefined && request.version !== before) throw new AppError('seatingEdited')
  if (seats.length > 0)
    await requireStudents(
      trx,
      classId,
      seats.map(({ studentId }) => studentId),
    )
  const version = before + 1
  await upsertPlan(trx, { classId, rows, columns, aisleEvery, version, teacherId, updatedAt: clock() })
  await deleteSeats(trx, classId)
  await insertSeats(
    trx,
    seats.map((seat) => ({ ...seat, classId })),
  )
  return { data: { version }, change: { type: 'seating-changed', teacherId } }
}

function refuseOddSeats({ rows, columns, seats }: Wanted): void {
  if (seats.some(({ row, column }) => row > rows || column > columns)) throw new AppError('seatOutside')
  if (new Set(seats.map(({ studentId }) => studentId)).size < seats.length)
    throw new AppError('studentSeatedTwice')
  if (new Set(seats.map(({ row, column }) => `${row}.${column}`)).size < seats.length)
    throw new AppError('seatTaken')
}
