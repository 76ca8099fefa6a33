import type { Db } from '../../../platform/db/schema.ts'
import type { StudentConsentTable } from '../../../platform/db/tables/privacy/student-consents.ts'

/** What guardians said goes with pupils who move to another class. */
export async function carryConsents(
  trx: Db,
  movedTo: ReadonlyMap<string, string>,
  toClassId: string,
): Promise<void> {
  const rows = await selectConsentsOf(trx, [...movedTo.keys()])
  const carried = rows.flatMap((row) => {
    const studentId = movedTo.get(row.studentId)
    return studentId === undefined ? [] : [{ ...row, studentId, classId: toClassId }]
  })
  if (carried.length > 0) await trx.insertInto('studentConsents').values(carried).execute()
}

/** Of two records of the same child the later word counts; on the same day, the withdrawal. */
export async function takeConsent(trx: Db, id: string, otherId: string): Promise<void> {
  const rows = await selectConsentsOf(trx, [id, otherId])
  const [last] = rows.toSorted(
    (a, b) =>
      lastDay(b).localeCompare(lastDay(a)) || Number(b.withdrawnOn !== null) - Number(a.withdrawnOn !== null),
  )
  if (!last || last.studentId === id) return
  await trx.deleteFrom('studentConsents').where('studentId', '=', id).execute()
  await trx
    .insertInto('studentConsents')
    .values({ ...last, studentId: id })
    .execute()
}

function lastDay({ givenOn, withdrawnOn }: StudentConsentTable): string {
  return withdrawnOn ?? givenOn ?? ''
}

async function selectConsentsOf(db: Db, studentIds: readonly string[]): Promise<StudentConsentTable[]> {
  if (studentIds.length === 0) return []
  return db.selectFrom('studentConsents').selectAll().where('studentId', 'in', studentIds).execute()
}
