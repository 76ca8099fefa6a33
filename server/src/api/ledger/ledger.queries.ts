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
    .leftJoin('ledger', (join) =>
      join.onRef('ledger.classId', '=', 'students.classId').onRef('ledger.studentId', '=', 'students.id'),
    )
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

export type RedemptionDifference = {
  studentId: string
  classId: string
  /** Points of the exchanges that stand. */
  redeemed: number
  /** What the ledger says was spent and not given back. */
  ledgerSpent: number
}

/** The pupils whose exchanges are not what their ledger rows say was spent. */
export async function selectRedemptionDifferences(db: Db): Promise<RedemptionDifference[]> {
  const redeemed = db
    .selectFrom('redemptions')
    .select((eb) => ['studentId', eb.fn.sum<number>('points').as('points')])
    .where('state', '!=', 'refunded')
    .groupBy('studentId')
  const spent = db
    .selectFrom('ledger')
    .select((eb) => ['ledger.studentId', eb.fn.sum<number>('ledger.redeem').as('redeem')])
    .where((eb) =>
      eb.or([
        eb('ledger.kind', 'in', ['exchange', 'refund']),
        eb.and([
          eb('ledger.kind', '=', 'undo'),
          eb('ledger.undoneBatchId', 'in', eb.selectFrom('redemptions').select('batchId')),
        ]),
      ]),
    )
    .groupBy('ledger.studentId')
  const rows = await db
    .selectFrom('students')
    .leftJoin(redeemed.as('redeemed'), 'redeemed.studentId', 'students.id')
    .leftJoin(spent.as('spent'), 'spent.studentId', 'students.id')
    .select((eb) => [
      'students.id as studentId',
      'students.classId',
      eb.fn.coalesce('redeemed.points', eb.lit(0)).as('redeemed'),
      eb.fn.coalesce('spent.redeem', eb.lit(0)).as('spent'),
    ])
    .where((eb) => eb.or([eb('redeemed.points', 'is not', null), eb('spent.redeem', 'is not', null)]))
    .orderBy('students.id')
    .execute()
  return rows.flatMap(({ spent: change, ...row }) =>
    row.redeemed === 0 - change ? [] : [{ ...row, ledgerSpent: 0 - change }],
  )
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

export async function selectClassIds(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('classes')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What is stored of the days and months of a class. */
export async function selectStoredPeriods(
  db: Db,
  classId: string,
): Promise<{ period: string; totals: string }[]> {
  return db
    .selectFrom('givenTotals')
    .select(['period', 'totals'])
    .where('classId', '=', classId)
    .orderBy('period')
    .execute()
}
