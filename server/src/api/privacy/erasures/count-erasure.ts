import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { erasureOfStudent, ErasureCounts } from '@pinge/contract/privacy/erasures.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { selectInformation } from '../../writes/students/information.queries.ts'
import { countSharedRecords, countOfStudent } from './count-erasure.queries.ts'

/** What goes and what stays, told before it is done. */
export async function countErasure(
  db: Db,
  { classId }: Pick<ClassReadContext, 'classId'>,
  { studentId }: RequestOf<typeof erasureOfStudent>,
): Promise<DataOf<typeof erasureOfStudent>> {
  const [student] = await selectInformation(db, classId, [studentId])
  if (!student) throw new AppError('studentNotInClass')
  const count = (table: Parameters<typeof countOfStudent>[1]) =>
    countOfStudent(db, table, { classId, studentId })
  const shared = await countSharedRecords(db, { classId, studentId })
  const goes: ErasureCounts = {
    guardians: await count('guardians'),
    comments: await count('ledger'),
    exchanges: await count('redemptions'),
    attendance: await count('attendance'),
    cells: await count('sheetCells'),
    records: await count('realisticRecords'),
    pictures: shared.ownPictures,
    reviews: await count('termReviews'),
    rounds: await count('trainingRounds'),
  }
  return { username: student.username, goes, stays: { records: shared.records, pictures: shared.pictures } }
}
