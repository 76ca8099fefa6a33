import type { Db } from '../schema.ts'

/** The best time of a player at a level is asked for with each record, however many rounds there are. */
export async function trainingBests(trx: Db): Promise<void> {
  await trx.schema
    .createIndex('trainingRoundBest')
    .on('trainingRounds')
    .columns(['playerId', 'activityId', 'isComplete', 'flag', 'elapsedMs'])
    .execute()
}
