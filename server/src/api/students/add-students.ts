import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { addStudents as contract } from '@pinge/contract/students.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { writeNewStudents } from '../writes/students/write-new-students.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Adds pupils to a class, all of them or none, and answers their ids in the order given. */
export async function addStudents(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { classId, students } = request
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const ids = await writeNewStudents(trx, deps, classId, students)
    return { data: { ids }, change: { type: 'students-changed', teacherId } }
  })
}
