import type { TeamTotals } from '@pinge/contract/comments.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Db, LedgerTable } from '../../platform/db/schema.ts'

/** How every deed moves points: its rows in the ledger, and the totals that they add up to, in one transaction. */

export async function insertLedgerRows(trx: Db, rows: readonly LedgerTable[]): Promise<void> {
  await insertRows(trx, rows)
}

const insertRows = prepared((db, rows: readonly LedgerTable[]) => db.insertInto('ledger').values([...rows]))

/** Adds to both totals of each pupil, in the database, and answers the new ones in the order of ids. */
export async function addToStudentScores(
  trx: Db,
  classId: string,
  studentIds: readonly string[],
  change: { score: number; redeem: number },
): Promise<StudentTotals[]> {
  const totals = await addToScores(trx, change.score, change.redeem, classId, studentIds)
  return totals.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const addToScores = prepared(
  (db, score: number, redeem: number, classId: string, studentIds: readonly string[]) =>
    db
      .updateTable('students')
      .set((eb) => ({
        stuScore: eb('stuScore', '+', score),
        redeemScore: eb('redeemScore', '+', redeem),
      }))
      .where('classId', '=', classId)
      .where('id', 'in', studentIds)
      .returning(['id', 'stuScore', 'redeemScore']),
)

/** Adds to the score of each team, in the database, and answers the new ones in the order of ids. */
export async function addToTeamScores(
  trx: Db,
  classId: string,
  teamIds: readonly string[],
  change: { score: number },
): Promise<TeamTotals[]> {
  const totals = await trx
    .updateTable('teams')
    .set((eb) => ({ score: eb('score', '+', change.score) }))
    .where('classId', '=', classId)
    .where('id', 'in', teamIds)
    .returning(['id', 'score'])
    .execute()
  return totals.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
