import type { StudentPatch } from '@pinge/contract/roster/merge-student.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { StudentTable } from '../../../platform/db/tables/students.ts'
import { nameColumns } from '../../../platform/pinyin/name-columns.ts'
import type { NewId } from '../../../platform/random.ts'
import { guardianRows, type GivenGuardian } from './guardian-rows.ts'
import { deleteGuardians, insertGuardians, updateStudentRow } from './student-row.queries.ts'

type Changes = Omit<StudentPatch, 'guardians'> & {
  header?: string | undefined
  guardians?: readonly GivenGuardian[] | undefined
}

/** Writes what is given of a pupil, as one edit, and keeps the rest; guardians are given all together. */
export async function writeStudentPatch(
  trx: Db,
  newId: NewId,
  student: Pick<StudentTable, 'id' | 'classId'>,
  { guardians, ...fields }: { [Field in keyof Changes]: Changes[Field] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0 && guardians === undefined) return
  await updateStudentRow(trx, student.id, {
    ...given,
    ...(fields.username === undefined ? {} : nameColumns(fields.username)),
  })
  if (guardians === undefined) return
  await deleteGuardians(trx, student.id)
  await insertGuardians(trx, guardianRows(guardians, student, newId))
}
