import { isAlone } from '../../platform/db/dialect.ts'
import type { Db } from '../../platform/db/schema.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { TrainingRoundTable } from '../../platform/db/tables/training.ts'

const columns = [
  'id',
  'playerId',
  'teacherId',
  'stuId',
  'classId',
  'date',
  'type',
  'activityId',
  'mode',
  'seed',
  'attempt',
  'isEligible',
  'isCounted',
  'startedAt',
  'expiresAt',
  'status',
  'phase',
  'validMs',
  'clientId',
  'bodyHash',
  'elapsedMs',
  'isComplete',
  'flag',
  'score',
] as const

export type Round = Pick<TrainingRoundTable, (typeof columns)[number]>

export const selectRound = prepared((db, id: string, teacherId: string) =>
  db.selectFrom('trainingRounds').select(columns).where('id', '=', id).where('teacherId', '=', teacherId),
)

/** The same, held until the transaction ends: another process that ends this round waits, and finds it ended. */
export const holdRound = prepared((db, id: string, teacherId: string) =>
  db
    .selectFrom('trainingRounds')
    .select(columns)
    .where('id', '=', id)
    .where('teacherId', '=', teacherId)
    .$if(!isAlone(db), (query) => query.forUpdate()),
)

export const selectRoundByRequest = prepared((db, requestId: string, playerId: string) =>
  db
    .selectFrom('trainingRounds')
    .select(columns)
    .where('requestId', '=', requestId)
    .where('playerId', '=', playerId),
)

export const selectRoundByClient = prepared((db, clientId: string, playerId: string) =>
  db
    .selectFrom('trainingRounds')
    .select('id')
    .where('clientId', '=', clientId)
    .where('playerId', '=', playerId),
)

export const insertRound = prepared((db, rows: readonly TrainingRoundTable[]) =>
  db.insertInto('trainingRounds').values([...rows]),
)

/** Whether the day has its counted round of this type, and how many attempts at this item there were. */
export async function selectAttempts(
  trx: Db,
  {
    playerId,
    date,
    type,
    zzid,
    activityId,
  }: Pick<TrainingRoundTable, 'playerId' | 'date' | 'type' | 'zzid' | 'activityId'>,
): Promise<{ isCounted: boolean; attempts: number }> {
  const { counted, last } = await trx
    .selectFrom('trainingRounds')
    .select(({ fn, eb }) => [
      fn.max('isCounted').as('counted'),
      fn
        .max(
          eb
            .case()
            .when(eb.and([eb('zzid', '=', zzid), eb('activityId', '=', activityId)]))
            .then(eb.ref('attempt'))
            .else(0)
            .end(),
        )
        .as('last'),
    ])
    .where('playerId', '=', playerId)
    .where('date', '=', date)
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return { isCounted: counted === 1, attempts: last ?? 0 }
}

/** An attempt that is followed by another one counts no more: it cannot be chosen afterwards. */
export async function closeEarlierAttempts(
  trx: Db,
  playerId: string,
  date: string,
  type: number,
): Promise<void> {
  await trx
    .updateTable('trainingRounds')
    .set({ isEligible: 0 })
    .where('playerId', '=', playerId)
    .where('date', '=', date)
    .where('type', '=', type)
    .where('isEligible', '=', 1)
    .execute()
}

export const selectCounted = prepared((db, playerId: string, date: string, type: number) =>
  db
    .selectFrom('trainingRounds')
    .select('id')
    .where('playerId', '=', playerId)
    .where('date', '=', date)
    .where('type', '=', type)
    .where('isCounted', '=', 1),
)

export type Result = {
  isCounted: TrainingRoundTable['isCounted']
  clientId: string
  bodyHash: string
  submittedAt: number
  elapsedMs: number
  memoMs: number
  recallMs: number
  wrong: number
  corrections: number
  correct: number
  isComplete: TrainingRoundTable['isComplete']
  flag: number
  score: number
}

export async function updateResult(trx: Db, id: string, result: Result): Promise<void> {
  await trx.updateTable('trainingRounds').set(result).where('id', '=', id).execute()
}

export type Ending = Pick<
  TrainingRoundTable,
  'isCounted' | 'isEligible' | 'status' | 'phase' | 'validMs' | 'hits'
>

export async function updateEnding(trx: Db, id: string, ending: Ending): Promise<void> {
  await trx.updateTable('trainingRounds').set(ending).where('id', '=', id).execute()
}

/** The best time of a player at an item, by records alone and without one round. */
export const selectBestOther = prepared((db, playerId: string, activityId: string, id: string) =>
  db
    .selectFrom('trainingRounds')
    .select(({ fn }) => fn.min('elapsedMs').as('minDate'))
    .where('playerId', '=', playerId)
    .where('activityId', '=', activityId)
    .where('isComplete', '=', 1)
    .where('flag', '=', 0)
    .where('id', '<>', id),
)
