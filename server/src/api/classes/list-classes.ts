import type { ClassSummary } from '@pinge/contract/classes.ts'
import { startOfLocalDay } from '@pinge/contract/values/school-days/school-time.ts'
import { localSchoolYear } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { gradeIn } from '../writes/school-years/class-grade.ts'
import {
  countPraisedStudents,
  countStudentsByClass,
  selectClassesOfTeacher,
  selectFirstHeaders,
  selectLastComment,
} from './class.queries.ts'

/** Faces on a class's card. */
const SHOWN_FACES = 4

/** The classes that the caller teaches, each with what its card shows. */
export async function listClasses(db: Db, { teacherId, clock }: TeacherContext): Promise<ClassSummary[]> {
  const classes = await selectClassesOfTeacher(db, teacherId)
  const classIds = classes.map(({ id }) => id)
  const students = await countStudentsByClass(db, classIds)
  const praised = await countPraisedStudents(db, classIds, startOfLocalDay(clock()))
  return Promise.all(
    classes.map(
      async ({
        id,
        role,
        isCustomize,
        isCanSendClassNotice,
        isExample,
        archivedAt,
        className,
        classImg,
        geziNo,
        teacherCount,
        ...said
      }) => ({
        classId: id,
        className,
        classImg,
        geziNo,
        grade: gradeIn(localSchoolYear(clock()), said),
        isOwner: role === 'owner',
        isCustomize: isCustomize === 1,
        isCanSendClassNotice: isCanSendClassNotice === 1,
        isExample: isExample === 1,
        isArchived: archivedAt !== null,
        teacherCount: teacherCount ?? 0,
        studentCount: students.get(id) ?? 0,
        headers: await selectFirstHeaders(db, id, SHOWN_FACES),
        praisedToday: praised.get(id) ?? 0,
        lastComment: await selectLastComment(db, id),
      }),
    ),
  )
}
