import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'

/** A day is done when all three games have their counted round. */
const GAMES = 3

const selectDay = prepared((db, playerId: string, date: string) =>
  db
    .selectFrom('trainingRounds')
    .select(['type', 'score'])
    .where('playerId', '=', playerId)
    .where('date', '=', date)
    .where('isCounted', '=', 1),
)

/** The counted rounds of one day. */
export async function selectCountedDay(db: Db, playerId: string, date: string) {
  return selectDay(db, playerId, date)
}

const selectDone = prepared((db, playerId: string) =>
  db
    .selectFrom('trainingRounds')
    .select(({ fn }) => ['date', fn.max('zzid').as('zzid')])
    .where('playerId', '=', playerId)
    .where('isCounted', '=', 1)
    .groupBy('date')
    .having(({ fn }) => fn.countAll(), '=', GAMES)
    .orderBy('date', 'desc'),
)

/** Days with all three, the latest first. */
export async function selectDoneDays(db: Db, playerId: string): Promise<{ date: string; zzid: string }[]> {
  return selectDone(db, playerId)
}

/** Days in a row up to today, or to yesterday while today is still open. */
export function countStreak(doneDays: readonly { date: string }[], today: string): number {
  const done = new Set(doneDays.map(({ date }) => date))
  let day = done.has(today) ? today : addDays(today, -1)
  let streak = 0
  while (done.has(day)) {
    streak += 1
    day = addDays(day, -1)
  }
  return streak
}
