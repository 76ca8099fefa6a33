import type { RequestOf } from '@pinge/contract/endpoint.ts'
import type {
  StudentInformation,
  studentInformation as contract,
} from '@pinge/contract/student-information.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { maskTel } from '../../platform/mask-tel.ts'
import { requireClass } from '../access/require-class.ts'
import { selectClassName } from './roster.queries.ts'
import { selectGuardianPlaces, selectInformation } from './student-information.queries.ts'

/** The table of a class, or of some of its pupils. */
export async function readClassInformation(
  db: Db,
  teacherId: string,
  { classId, ids }: RequestOf<typeof contract>,
): Promise<{ className: string; isOwner: boolean; students: StudentInformation[] }> {
  const { role } = await requireClass(db, teacherId, classId)
  const students = ids ? await requireInformation(db, classId, ids) : await readInformation(db, classId)
  return { className: await selectClassName(db, classId), isOwner: role === 'owner', students }
}

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

async function readInformation(
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
