import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { MAX_STUDENTS_PER_CLASS, STUDENT_AVATARS } from '@pinge/contract/limits.ts'
import { addStudents as contract, type NewStudent } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { StudentTable } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../access/change-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { nameColumns } from '../../platform/pinyin/name-columns.ts'
import { guardianRows } from './guardian-rows.ts'
import { countStudents, insertGuardians, insertStudents } from './student.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Adds pupils to a class, all of them or none, and answers their ids in the order given. */
export async function addStudents(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { clock, newId } = deps
  const { classId, students } = request
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const present = await countStudents(trx, classId)
    if (present + students.length > MAX_STUDENTS_PER_CLASS)
      throw new AppError('tooManyStudents', {
        message: `每个班级最多 ${MAX_STUDENTS_PER_CLASS} 名学生，现有 ${present} 名，这次要添加 ${students.length} 名`,
      })
    const rows = students.map((student, index) => ({
      student,
      row: studentRow(student, classId, newId(), nextHeader(present + index), clock()),
    }))
    await insertStudents(
      trx,
      rows.map(({ row }) => row),
    )
    await insertGuardians(
      trx,
      rows.flatMap(({ student, row }) => guardianRows(student.guardians ?? [], row, newId)),
    )
    return { data: { ids: rows.map(({ row }) => row.id) }, change: { type: 'students-changed', teacherId } }
  })
}

/** Spread over the shipped pictures, then repeated: neighbours in the list should not look alike. */
function nextHeader(position: number): string {
  // 7 and 24 have no common divisor, so 24 pupils in a row get 24 different pictures.
  return String(((position * 7) % STUDENT_AVATARS) + 1)
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
    header: student.header ?? header,
    stuScore: 0,
    redeemScore: 0,
    createdAt,
  }
}
