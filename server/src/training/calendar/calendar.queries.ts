import { prepared } from '../../platform/db/statements/prepared.ts'

/** The counted rounds of some days in a row, those of all editions and those outside. */
export const selectCountedBetween = prepared((db, playerId: string, from: string, to: string) =>
  db
    .selectFrom('trainingRounds')
    .select(['date', 'type', 'zzid', 'isComplete', 'flag', 'elapsedMs', 'score'])
    .where('playerId', '=', playerId)
    .where('isCounted', '=', 1)
    .where('date', '>=', from)
    .where('date', '<=', to),
)

export const selectFirstDate = prepared((db, playerId: string) =>
  db
    .selectFrom('trainingRounds')
    .select(({ fn }) => fn.min('date').as('date'))
    .where('playerId', '=', playerId),
)
