import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { saveSeating as contract } from '@pinge/contract/seating.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteSeats, insertSeats, selectPlan, upsertPlan } from './seating.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>
type Wanted = RequestOf<typeof contract>

/** Puts the whole class on its seats at once; two who arrange it at the same time do not wipe out each other's work. */
export async function saveSeating(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: Wanted,
): Promise<DataOf<typeof contract>> {
  const { classId, rows, columns, seats } = request
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    refuseOddSeats(request)
    const before = (await selectPlan(trx, classId))?.version ?? 0
    if (request.version !== undefined && request.version !== before) throw new AppError('seatingEdited')
    if (seats.length > 0)
      await requireStudents(
        trx,
        classId,
        seats.map(({ studentId }) => studentId),
      )

    const version = before + 1
    await upsertPlan(trx, { classId, rows, columns, version, teacherId, updatedAt: deps.clock() })
    await deleteSeats(trx, classId)
    await insertSeats(
      trx,
      seats.map((seat) => ({ ...seat, classId })),
    )
    return { data: { version }, change: { type: 'seating-changed', teacherId } }
  })
}

function refuseOddSeats({ rows, columns, seats }: Wanted): void {
  if (seats.some(({ row, column }) => row > rows || column > columns)) throw new AppError('seatOutside')
  if (new Set(seats.map(({ studentId }) => studentId)).size < seats.length)
    throw new AppError('studentSeatedTwice')
  if (new Set(seats.map(({ row, column }) => `${row}.${column}`)).size < seats.length)
    throw new AppError('seatTaken')
}
