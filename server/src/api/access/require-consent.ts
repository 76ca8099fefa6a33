import { formatNames } from '@pinge/contract/values/format-names.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Whether the guardians of a pupil consented, and have not taken it back. */
export async function hasConsent(db: Db, studentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('studentConsents')
    .select('studentId')
    .where('studentId', '=', studentId)
    .where('givenOn', 'is not', null)
    .where('withdrawnOn', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Refuses to add a picture of pupils whose guardians did not consent, or do no longer. Call it only where one is added. */
export async function requireConsent(trx: Db, studentIds: readonly string[]): Promise<void> {
  if (studentIds.length === 0) return
  const without = await trx
    .selectFrom('students')
    .leftJoin('studentConsents', 'studentConsents.studentId', 'students.id')
    .select('students.username')
    .where('students.id', 'in', studentIds)
    .where((eb) =>
      eb.or([eb('studentConsents.givenOn', 'is', null), eb('studentConsents.withdrawnOn', 'is not', null)]),
    )
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
  if (without.length === 0) return
  const names = formatNames(
    without.map(({ username }) => username),
    { most: 3 },
  )
  throw new AppError('pictureNeedsConsent', {
    message: `${names}的家长没有同意添加照片。请去掉照片，或请创建者在“班级设置—家长同意”里登记后再试`,
  })
}
