import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { removeStudents as contract } from '@pinge/contract/students.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../access/change-class.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteStudents } from './student.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>

/** Removes pupils with their records, all of them or none. */
export async function removeStudents(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const ids = [...new Set(request.ids)]
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    await requireStudents(trx, request.classId, ids)
    await deleteStudents(trx, request.classId, ids)
    return { data: null, change: { type: 'students-changed', teacherId } }
  })
}
