import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { MAX_STUDENTS_PER_CLASS } from '@pinge/contract/limits.ts'
import { restoreStudents as contract } from '@pinge/contract/student-information.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { requireInformation } from '../writes/students/read-records.ts'
import { updateReturned } from './student-information.queries.ts'
import { countStudents } from '../writes/students/student-row.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>

/**
 * Brings pupils who left back into the class, with the records that it kept. Who took the records along to another
 * class comes back from there: else the same points would count twice.
 */
export async function restoreStudents(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { classId } = request
  const ids = [...new Set(request.ids)]
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const students = await requireInformation(trx, classId, ids)
    if (students.some(({ isCarried }) => isCarried)) throw new AppError('historyCarriedAway')
    const left = students.filter(({ leftAt }) => leftAt !== null).map(({ id }) => id)
    if (left.length > 0) await updateReturned(trx, classId, left)
    if ((await countStudents(trx, classId)) > MAX_STUDENTS_PER_CLASS) throw new AppError('tooManyStudents')
    return { data: null, change: { type: 'students-changed', teacherId } }
  })
}
