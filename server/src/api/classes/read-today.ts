import type { ClassToday } from '@pinge/contract/classes.ts'
import { startOfWeek } from '@pinge/contract/values/school-days/school-calendar.ts'
import { localDate, SCHOOL_AHEAD_MS } from '@pinge/contract/values/school-days/school-time.ts'
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
  const monday = Date.parse(`${startOfWeek(today)}T00:00:00Z`) - SCHOOL_AHEAD_MS
  const students = await countStudentsByClass(db, classIds)
  const praised = await countPraisedStudents(db, classIds, monday)
  const marked = await selectClassesMarkedOn(db, classIds, today)
  return classIds.map((classId) => ({
    classId,
    unpraisedThisWeek: (students.get(classId) ?? 0) - (praised.get(classId) ?? 0),
    isAttendanceTaken: marked.has(classId),
  }))
}
