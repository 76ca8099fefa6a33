import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/roster/roster.ts'
import type { RosterStudent } from '@pinge/contract/roster/roster.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectClassName } from '../writes/names.queries.ts'
import { recordTelReading } from '../writes/students/record-tel-reading.ts'
import { selectRoster } from './roster.queries.ts'

/** A class as a roster. Phones are whole only where that is asked for; that they were read is on disk before they are told. */
export async function readClassRoster(
  db: Db,
  context: ClassReadContext,
  { telsOf = [] }: RequestOf<typeof contract.classRoster>,
  write: Database['write'],
): Promise<DataOf<typeof contract.classRoster>> {
  const { classId } = context
  const students = await selectRoster(db, classId)
  const all = new Set(students.map(({ id }) => id))
  const shown = telsOf === 'all' ? all : new Set(telsOf)
  if ([...shown].some((id) => !all.has(id))) throw new AppError('studentNotInClass')
  if (telsOf === 'all') await recordTelReading(write, context, null)
  else if (shown.size > 0) await recordTelReading(write, context, [...shown])
  return {
    className: await selectClassName(db, classId),
    students: students.map((student) => (shown.has(student.id) ? student : withMaskedTels(student))),
  }
}

function withMaskedTels(student: RosterStudent): RosterStudent {
  const guardians = student.guardians.map((guardian) => ({ ...guardian, tel: maskTel(guardian.tel) }))
  return { ...student, guardians }
}
