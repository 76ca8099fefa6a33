import type { ClassToday } from '@pinge/contract/classes.ts'
import { startOfWeek } from '@pinge/contract/values/school-days/school-calendar.ts'
import { startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import {
  countPraisedStudents,
  countStudentsByClass,
  selectClassesMarkedOn,
  selectClassesOfTeacher,
} from './class.queries.ts'

/** What the day still asks for in the caller's classes, by three questions for all of them. */
export async function readToday(db: Db, { teacherId, clock }: TeacherContext): Promise<ClassToday[]> {
  const classes = await selectClassesOfTeacher(db, teacherId)
  const classIds = classes
    .filter(({ isExample, archivedAt }) => isExample === 0 && archivedAt === null)
    .map(({ id }) => id)
  const today = localDate(clock())
  const students = await countStudentsByClass(db, classIds)
  const praised = await countPraisedStudents(db, classIds, startOfDate(startOfWeek(today)))
  const marked = await selectClassesMarkedOn(db, classIds, today)
  return classIds.map((classId) => ({
    classId,
    unpraisedThisWeek: (students.get(classId) ?? 0) - (praised.get(classId) ?? 0),
    isAttendanceTaken: marked.has(classId),
  }))
}
