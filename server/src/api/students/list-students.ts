import { studentList } from '@pinge/contract/students.ts'
import { startOfLocalDay, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/schema.ts'
import { ReadyAnswer } from '../../platform/http/ready-answer.ts'
import { requireClass } from '../access/require-class.ts'
import type { StudentListCache } from './student-list-cache.ts'
import { selectClassImage, selectPraisedTypes, selectStudents } from './student.queries.ts'

/** The pupils of a class, ready to be sent: from memory for as long as nothing has changed. */
export async function listStudents(
  db: Db,
  clock: Clock,
  cache: StudentListCache,
  teacherId: string,
  classId: string,
): Promise<ReadyAnswer> {
  const { version } = await requireClass(db, teacherId, classId)
  const day = startOfLocalDay(clock())
  return cache.read(classId, version, day, async () => {
    const students = await selectStudents(db, classId)
    const praised = await selectPraisedTypes(db, classId, day)
    return ReadyAnswer.of(studentList, {
      stuInfoList: students.map((student) => ({ ...student, todayTypes: praised.get(student.id) ?? [] })),
      classImage: await selectClassImage(db, classId),
      version,
    })
  })
}
