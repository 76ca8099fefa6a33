import type { DataOf } from '@pinge/contract/endpoint.ts'
import type { studentList } from '@pinge/contract/students.ts'
import { startOfLocalDay, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from '../access/require-class.ts'
import { selectClassImage, selectPraisedTypes, selectStudents } from './student.queries.ts'

export async function listStudents(
  db: Db,
  clock: Clock,
  teacherId: string,
  classId: string,
): Promise<DataOf<typeof studentList>> {
  await requireClass(db, teacherId, classId)
  const students = await selectStudents(db, classId)
  const praised = await selectPraisedTypes(db, classId, startOfLocalDay(clock()))
  return {
    stuInfoList: students.map((student) => ({ ...student, todayTypes: praised.get(student.id) ?? [] })),
    classImage: await selectClassImage(db, classId),
  }
}
