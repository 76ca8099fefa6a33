import { MAX_STUDENTS_PER_CLASS } from '@pinge/contract/values/limits.ts'
import type { NewStudent } from '@pinge/contract/students.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { StudentTable } from '../../../platform/db/tables/students.ts'
import { nameColumns } from '../../../platform/pinyin/name-columns.ts'
import type { Tools } from '../contexts.ts'
import { chooseAnimals } from './choose-animals.ts'
import { guardianRows } from './guardian-rows.ts'
import { countStudents, insertGuardians, insertStudents, selectFaces } from './student-row.queries.ts'

/** Writes new pupils of a class, and answers their ids in the order given; refuses more than a class may have. */
export async function writeNewStudents(
  trx: Db,
  { clock, newId }: Tools,
  classId: string,
  students: readonly NewStudent[],
): Promise<string[]> {
  if (students.length === 0) return []
  const present = await countStudents(trx, classId)
  if (present + students.length > MAX_STUDENTS_PER_CLASS)
    throw new AppError('tooManyStudents', {
      message: `每个班级最多 ${MAX_STUDENTS_PER_CLASS} 名学生，现有 ${present} 名，这次要添加 ${students.length} 名`,
    })
  const faces = students.map(({ username, header }) => ({ nameKey: nameColumns(username).nameKey, header }))
  const headers = chooseAnimals(await selectFaces(trx, classId), faces)
  const rows = students.map((student, index) => ({
    student,
    row: studentRow(student, classId, newId(), headers[index] ?? '', clock()),
  }))
  await insertStudents(
    trx,
    rows.map(({ row }) => row),
  )
  await insertGuardians(
    trx,
    rows.flatMap(({ student, row }) => guardianRows(student.guardians ?? [], row, newId)),
  )
  return rows.map(({ row }) => row.id)
}

function studentRow(
  student: NewStudent,
  classId: string,
  id: string,
  header: string,
  createdAt: number,
): StudentTable {
  const { username } = student
  return {
    id,
    classId,
    username,
    ...nameColumns(username),
    stuNo: student.stuNo ?? '',
    gender: student.gender ?? null,
    birthday: student.birthday ?? null,
    header,
    stuScore: 0,
    redeemScore: 0,
    createdAt,
    version: 0,
    leftAt: null,
    leftTo: '',
    isCarried: 0,
  }
}
