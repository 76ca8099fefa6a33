import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/students.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { writeNewStudents } from '../writes/students/write-new-students.ts'

/** Adds pupils to a class, all of them or none, and answers their ids in the order given. */
export async function addStudents(
  trx: Db,
  context: ClassContext,
  { students }: RequestOf<typeof contract.addStudents>,
): Promise<ClassChange<typeof contract.addStudents>> {
  const { classId, teacherId } = context
  const ids = await writeNewStudents(trx, context, classId, students)
  return { data: { ids }, change: { type: 'students-changed', teacherId } }
}
