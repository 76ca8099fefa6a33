import type { Db } from '../../platform/db/schema.ts'
import type { TrainingEditionTable } from '../../platform/db/tables/training.ts'

/** Whose records are compared: a player's own, those of a class's pupils, or those of everybody in the edition. */
export type Scope = { playerId: string } | { classId: string } | 'everybody'

/** The highest level with a record in an edition, and the shortest time of it. */
export async function selectBest(db: Db, zzid: string, type: number, scope: Scope) {
  let records = db
    .selectFrom('trainingRounds')
    .select(['level', 'activityId', 'elapsedMs'])
    .where('zzid', '=', zzid)
    .where('type', '=', type)
    .where('isComplete', '=', 1)
    .where('flag', '=', 0)
  if (scope !== 'everybody')
    records =
      'playerId' in scope
        ? records.where('playerId', '=', scope.playerId)
        : records.where('classId', '=', scope.classId).where('stuId', 'is not', null)
  return records.orderBy('level', 'desc').orderBy('elapsedMs').orderBy('id').limit(1).executeTakeFirst()
}

/** The counted rounds of a player in an edition: three a day. */
export async function selectCountedOf(db: Db, playerId: string, zzid: string) {
  return db
    .selectFrom('trainingRounds')
    .select(['date', 'type', 'score', 'isComplete', 'flag', 'elapsedMs'])
    .where('playerId', '=', playerId)
    .where('zzid', '=', zzid)
    .where('isCounted', '=', 1)
    .orderBy('date')
    .orderBy('type')
    .execute()
}

export async function insertEdition(trx: Db, edition: TrainingEditionTable): Promise<void> {
  await trx.insertInto('trainingEditions').values(edition).execute()
}
