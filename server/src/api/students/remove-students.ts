import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { removeStudents as contract } from '@pinge/contract/students.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { leaveClass } from '../writes/students/leave-class.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { deleteStudents } from '../writes/students/student-row.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>

/**
 * Takes pupils out of a class, all of them or none. With `keep` they have left (转出): their records stay, and they can
 * come back. Else they are gone with all that belongs to them, also those who had left before.
 */
export async function removeStudents(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { classId, records } = request
  const ids = [...new Set(request.ids)]
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    await requireInformation(trx, classId, ids)
    if (records === 'keep') await leaveClass(trx, deps.clock, classId, ids, { leftTo: '', isCarried: 0 })
    else await deleteStudents(trx, classId, ids)
    return { data: null, change: { type: 'students-changed', teacherId } }
  })
}
