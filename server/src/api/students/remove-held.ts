import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { removeStudents as endpoint } from '@pinge/contract/students.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { changeClass } from '../writes/class-write.ts'
import { endHold, type ClassHolds } from '../writes/class-holds.ts'
import { areFewRows } from '../writes/erasing/delete-pupils.ts'
import { completeRemoval } from '../writes/students/complete-removal.ts'
import { removeStudents } from './remove-students.ts'

/**
 * Takes pupils out of a class. Where one transaction would keep everybody waiting, those who are deleted are gone when it
 * is answered, and what is theirs goes in steps: the class is held meanwhile, so that its teachers see none of it half done.
 */
export async function removeHeld(
  deps: ApiDeps & { holds: ClassHolds },
  teacherId: string,
  request: RequestOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const { database, holds } = deps
  const { classId, records } = request
  const ids = [...new Set(request.ids)]
  const remove = (how: { inSteps: boolean }): Promise<null> =>
    changeClass(
      deps,
      { endpoint, teacherId, classId, request },
      (trx, context) => removeStudents(trx, context, request, how),
      {},
    )
  const { role } = await requireClass(database.read, teacherId, classId)
  const isDeletion = records === 'delete' && role === 'owner' && database.hasOneWriter
  if (!isDeletion || (await areFewRows(database.read, ids))) return remove({ inSteps: false })

  // Another deletion may have begun while the rows were counted.
  await holds.untilFree([classId])
  const hold = holds.hold(classId)
  const data = await remove({ inSteps: true }).catch((refusal: unknown) => {
    hold.release()
    throw refusal
  })
  // It is decided and cannot fail any more: where something is in the way of a step, the class waits for the next try.
  endHold(hold, completeRemoval(deps, { classId, ids })).catch((err: unknown) =>
    deps.log.error({ err }, 'a deletion is not complete'),
  )
  return data
}
