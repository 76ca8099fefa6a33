import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectGuardianPlaces, selectInformation } from './information.queries.ts'

/** What is known of pupils of a class, of those who left too, with masked phones; refuses when one is not of the class. */
export async function requireInformation(
  db: Db,
  classId: string,
  ids: readonly string[],
): Promise<StudentInformation[]> {
  const students = await readInformation(db, classId, ids)
  if (students.length !== new Set(ids).size) throw new AppError('studentNotInClass')
  return students
}

/** The records of a class, of those who left too; without `ids`, all of them. */
export async function readInformation(
  db: Db,
  classId: string,
  ids?: readonly string[],
): Promise<StudentInformation[]> {
  const students = await selectInformation(db, classId, ids)
  const places = Map.groupBy(await selectGuardianPlaces(db, classId, ids), ({ studentId }) => studentId)
  return students.map(({ isCarried, ...student }) => ({
    ...student,
    isCarried: isCarried === 1,
    guardians: (places.get(student.id) ?? []).map(({ position, name, relation, tel }) => ({
      position,
      name,
      relation,
      tel: maskTel(tel),
    })),
  }))
}
