import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/students.ts'
import { localDate, startOfLocalDay } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ReadyAnswer } from '../../platform/http/ready-answer.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { ReadyStudentList, remindedToday } from './ready-student-list.ts'
import type { StudentListCache } from './student-list-cache.ts'
import {
  selectLessonStates,
  selectClassOfList,
  selectPraisedTypes,
  selectRemindedPoints,
  selectStudents,
} from './student.queries.ts'

/** The pupils in a class, ready to be sent: from memory for as long as nothing has changed. */
export async function listStudents(
  db: Db,
  { classId, version, clock }: Pick<ClassReadContext, 'classId' | 'version' | 'clock'>,
  { filter = true }: RequestOf<typeof contract.studentList>,
  cache: StudentListCache,
): Promise<ReadyAnswer> {
  const day = startOfLocalDay(clock())
  const kept = filter ? cache.find(classId, version, day) : undefined
  return kept ? kept.answer : makeList(db, cache, { classId, filter, version, day })
}

type Asked = { classId: string; filter: boolean; version: number; day: number }

async function makeList(db: Db, cache: StudentListCache, asked: Asked): Promise<ReadyAnswer> {
  const { classId, filter, version, day } = asked
  const make = async () => readList(db, asked)
  // The list with those who left is asked for now and then, and no grid shows it: it is not worth keeping.
  const list = filter ? await cache.read(classId, version, day, make) : await make()
  return list.answer
}

/**
 * The list at the version asked for, or at a later one: read again where the class changed while it was read. It would
 * hold more than its version counts, and what others hear of the change would be added to it a second time.
 */
async function readList(db: Db, asked: Asked): Promise<ReadyStudentList> {
  const { classId, filter, day } = asked
  const students = await selectStudents(db, classId, { withLeft: !filter })
  const praised = await selectPraisedTypes(db, classId, day)
  const reminded = await selectRemindedPoints(db, classId, day)
  const attendance = await selectLessonStates(db, classId, localDate(day))
  const { classImg, version } = await selectClassOfList(db, classId)
  if (version !== asked.version) return readList(db, { ...asked, version })
  return ReadyStudentList.of({
    stuInfoList: students.map(({ leftAt, ...student }) => ({
      ...student,
      todayTypes: praised.get(student.id) ?? [],
      ...remindedToday(reminded.get(student.id)),
      attendance: attendance.get(student.id),
      ...(leftAt !== null && { isLeft: true }),
    })),
    classImage: classImg,
    version,
  })
}
