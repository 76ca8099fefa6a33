import { prepared } from '../../platform/db/statements/prepared.ts'

/** How a player stands to each item of a game that they have played. */
export const selectStandings = prepared((db, playerId: string, type: number, today: string) =>
  db
    .selectFrom('trainingRounds')
    .select(({ eb, fn }) => [
      'activityId',
      'level',
      // Records alone: fully right, and not in doubt.
      fn
        .min(
          eb
            .case()
            .when(eb.and([eb('isComplete', '=', 1), eb('flag', '=', 0)]))
            .then(eb.ref('elapsedMs'))
            .end(),
        )
        .as('minDate'),
      fn.max('isComplete').as('isFinished'),
      // Played to its end today, 未完成 included.
      fn
        .max(
          eb
            .case()
            .when(
              eb.and([eb('date', '=', today), eb.or([eb('clientId', 'is not', null), eb('status', '=', 1)])]),
            )
            .then(1)
            .else(0)
            .end(),
        )
        .as('isPlayedToday'),
    ])
    .where('playerId', '=', playerId)
    .where('type', '=', type)
    .groupBy(['activityId', 'level']),
)
