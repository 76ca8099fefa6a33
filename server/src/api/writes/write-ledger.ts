import type { TeamTotals } from '@pinge/contract/comments.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'
import type { ClassContext, ClassWriteContext } from './contexts.ts'
import { recountDays } from './totals/count-days.ts'
import { totalColumns } from './students/student-columns.ts'

/** How every write moves points: its rows in the ledger, and the totals that they add up to, in one transaction. */

/** What all rows of one batch say alike that is no comment: it has no quality and no remark, and is of no team. */
export function createLedgerBatch(
  { classId, teacherId, clock, newId }: ClassContext,
  kind: LedgerTable['kind'],
) {
  return {
    kind,
    batchId: newId(),
    classId,
    teamId: null,
    type: null,
    teacherId,
    remark: '',
    undoneBatchId: null,
    createdAt: clock(),
  }
}

/** Adds comments of one moment to the ledger: now, or where the clock was put back, a day that is counted already. */
export async function insertComments(
  trx: Db,
  { classId, countedUntil }: Pick<ClassWriteContext, 'classId' | 'countedUntil'>,
  createdAt: number,
  rows: readonly LedgerTable[],
): Promise<void> {
  await insertRows(trx, rows)
  if (createdAt < countedUntil) await recountDays(trx, classId, countedUntil, [createdAt])
}

export async function insertLedgerRows(trx: Db, rows: readonly LedgerTable[]): Promise<void> {
  await insertRows(trx, rows)
}

const insertRows = prepared((db, rows: readonly LedgerTable[]) => db.insertInto('ledger').values([...rows]))

/**
 * Adds to both totals of each pupil, in the database, and answers the new ones in the order of ids. Pupils who have left
 * are among them: what they were given can be taken back.
 */
export async function addToStudentScores(
  trx: Db,
  classId: string,
  studentIds: readonly string[],
  change: { score: number; redeem: number },
): Promise<StudentTotals[]> {
  const totals = await addToScores(trx, change.score, change.redeem, classId, studentIds)
  return totals.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const addToScores = prepared(addition)

function addition(db: Db, score: number, redeem: number, classId: string, studentIds: readonly string[]) {
  return db
    .updateTable('students')
    .set((eb) => ({
      stuScore: eb('stuScore', '+', score),
      redeemScore: eb('redeemScore', '+', redeem),
    }))
    .where('classId', '=', classId)
    .where('id', 'in', studentIds)
    .returning(totalColumns)
}

/**
 * The same for pupils who are in the class now, each id once; refuses when one of them is not. It asks and adds in one
 * statement, because this is what happens most.
 */
export async function addToPresentStudents(
  trx: Db,
  classId: string,
  studentIds: readonly string[],
  change: { score: number; redeem: number },
): Promise<StudentTotals[]> {
  const totals = await addToPresent(trx, change.score, change.redeem, classId, studentIds)
  if (totals.length !== studentIds.length) throw new AppError('studentNotInClass')
  return totals.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const addToPresent = prepared((...args: Parameters<typeof addition>) =>
  addition(...args).where('leftAt', 'is', null),
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
