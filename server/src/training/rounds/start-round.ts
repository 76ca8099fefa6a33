import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { calendarIdOf, dailyItems } from '@pinge/contract/training/daily.ts'
import { dailySeed } from '@pinge/contract/training/daily-seed.ts'
import { findTrainingItem, type TrainingItem } from '@pinge/contract/training/items.ts'
import type { startRound as call } from '@pinge/contract/training/rounds.ts'
import { ROUND_LIFE_MS } from '@pinge/contract/training/rules.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TrainingEditionTable, TrainingRoundTable } from '../../platform/db/tables/training.ts'
import { holdPlayer, requirePlayer, type Player } from '../access/require-player.ts'
import type { TrainingDeps } from '../training-deps.ts'
import { requireEdition } from '../writes/editions.queries.ts'
import { closeEarlierAttempts, insertRound, selectAttempts, selectRoundByRequest } from './round.queries.ts'

type Request = RequestOf<typeof call>
type Started = DataOf<typeof call>
type Starting = {
  item: TrainingItem
  player: Player
  teacherId: string
  edition: TrainingEditionTable | undefined
  now: number
  /** What is counted is the daily one. */
  isDaily: boolean
}

/** Gives a round its sequence. The daily one is everybody's; what is left and begun once more has another. */
export async function startRound(deps: TrainingDeps, teacherId: string, request: Request): Promise<Started> {
  const { database, clock } = deps
  const item = findTrainingItem(request.activityId)
  if (item?.type !== request.type) throw new AppError('trainingItemNotFound')
  const { playerId, isArchived } = await requirePlayer(database.read, teacherId, request)
  if (isArchived) throw new AppError('classArchived')
  const now = clock()
  const today = localDate(now)
  const named = await requireEdition(database.read, request.zzid, today)
  const edition = named && named.startDate <= today && today <= named.endDate ? named : undefined
  const isToday = request.calendarId === undefined || request.calendarId === calendarIdOf(today)
  // A day that has passed is made up for by practice, and so is an edition that does not run.
  const isDaily = request.mode === 'daily' && isToday && named === edition
  if (isDaily && !dailyItems(today).includes(item)) throw new AppError('notTodaysItem')

  return database.write(async (trx) => {
    // Meanwhile the pupil may be deleted, or no longer this teacher's.
    const player = await holdPlayer(trx, teacherId, request)
    return insertStarted(trx, deps, request, { item, player, teacherId, edition, now, isDaily })
  }, playerId)
}

async function insertStarted(
  trx: Db,
  { newId, randomBytes }: TrainingDeps,
  { mode, requestId }: Request,
  starting: Starting,
): Promise<Started> {
  const { item, player, teacherId, edition, now, isDaily } = starting
  if (requestId !== undefined) {
    const [first] = await selectRoundByRequest(trx, requestId, player.playerId)
    if (first) return answerRepeat(first, item)
  }
  const day = {
    playerId: player.playerId,
    date: localDate(now),
    type: item.type,
    zzid: edition?.zzid ?? '',
    activityId: item.id,
  }
  const { isCounted, attempts } = isDaily ? await selectAttempts(trx, day) : { isCounted: true, attempts: 0 }
  const attempt = isCounted ? 0 : attempts + 1
  if (attempt > 0) await closeEarlierAttempts(trx, day.playerId, day.date, day.type)
  const seed =
    attempt > 0
      ? dailySeed({ ...day, type: item.type, attempt, secret: edition?.secret })
      : randomSeed(randomBytes)
  const round: TrainingRoundTable = {
    ...emptyRound,
    ...day,
    id: newId(),
    teacherId,
    stuId: player.stuId,
    classId: player.classId,
    level: item.level,
    mode: mode === 'class' ? mode : attempt > 0 ? 'daily' : 'practice',
    seed,
    attempt,
    isEligible: attempt > 0 ? 1 : 0,
    startedAt: now,
    expiresAt: now + ROUND_LIFE_MS,
    requestId: requestId ?? null,
  }
  await insertRound(trx, [round])
  return toStarted(round)
}

function answerRepeat(
  first: Pick<TrainingRoundTable, 'id' | 'activityId' | 'seed' | 'attempt' | 'startedAt' | 'expiresAt'>,
  item: TrainingItem,
): Started {
  if (first.activityId !== item.id) throw new AppError('requestIdReused')
  return toStarted(first)
}

function toStarted({
  id,
  seed,
  attempt,
  startedAt,
  expiresAt,
}: Pick<TrainingRoundTable, 'id' | 'seed' | 'attempt' | 'startedAt' | 'expiresAt'>): Started {
  return { recordId: id, seed, attempt, counted: attempt > 0, startTs: startedAt, expireTs: expiresAt }
}

function randomSeed(randomBytes: TrainingDeps['randomBytes']): number {
  return randomBytes(4).reduce((seed, byte) => seed * 256 + byte, 0)
}

/** What a round has before its end and its result. */
export const emptyRound = {
  isCounted: 0,
  status: null,
  phase: null,
  validMs: null,
  hits: null,
  clientId: null,
  bodyHash: null,
  submittedAt: null,
  elapsedMs: null,
  memoMs: null,
  recallMs: null,
  wrong: null,
  corrections: null,
  correct: null,
  isComplete: 0,
  flag: 0,
  score: 0,
} as const
