import type { Db } from '../../platform/db/schema.ts'

export type TotalDifference = {
  studentId: string
  classId: string
  stuScore: number
  redeemScore: number
  ledgerScore: number
  ledgerRedeem: number
}

/** The pupils whose totals are not the sums of their ledger rows. */
export async function selectTotalDifferences(db: Db): Promise<TotalDifference[]> {
  return db
    .selectFrom('students')
    .leftJoin('ledger', 'ledger.studentId', 'students.id')
    .select((eb) => [
      'students.id as studentId',
      'students.classId',
      'students.stuScore',
      'students.redeemScore',
      eb.fn.coalesce(eb.fn.sum<number>('ledger.score'), eb.lit(0)).as('ledgerScore'),
      eb.fn.coalesce(eb.fn.sum<number>('ledger.redeem'), eb.lit(0)).as('ledgerRedeem'),
    ])
    .groupBy(['students.id', 'students.classId', 'students.stuScore', 'students.redeemScore'])
    .having((eb) =>
      eb.or([
        eb('students.stuScore', '!=', eb.fn.coalesce(eb.fn.sum<number>('ledger.score'), eb.lit(0))),
        eb('students.redeemScore', '!=', eb.fn.coalesce(eb.fn.sum<number>('ledger.redeem'), eb.lit(0))),
      ]),
    )
    .orderBy('students.id')
    .execute()
}

export type TeamDifference = { teamId: string; classId: string; score: number; ledgerScore: number }

/** The teams, also those that were removed, whose scores are not the sums of their own ledger rows. */
export async function selectTeamDifferences(db: Db): Promise<TeamDifference[]> {
  return db
    .selectFrom('teams')
    .leftJoin('ledger', (join) =>
      join.onRef('ledger.teamId', '=', 'teams.id').on('ledger.studentId', 'is', null),
    )
    .select((eb) => [
      'teams.id as teamId',
      'teams.classId',
      'teams.score',
      eb.fn.coalesce(eb.fn.sum<number>('ledger.score'), eb.lit(0)).as('ledgerScore'),
    ])
    .groupBy(['teams.id', 'teams.classId', 'teams.score'])
    .having((eb) => eb('teams.score', '!=', eb.fn.coalesce(eb.fn.sum<number>('ledger.score'), eb.lit(0))))
    .orderBy('teams.id')
    .execute()
}

export async function countChecked(db: Db): Promise<{ students: number; teams: number; rows: number }> {
  const students = await db
    .selectFrom('students')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const teams = await db
    .selectFrom('teams')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('ledger')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { students: students.count, teams: teams.count, rows: rows.count }
}
