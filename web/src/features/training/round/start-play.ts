import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { seededRandom, shuffled } from '@pinge/contract/values/seeded-random.ts'
import { startRound, type RoundMode } from '@pinge/contract/training/rounds.ts'
import { notTodaysItem } from '@pinge/contract/protocol/errors.ts'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { serverNow } from '../../../shared/time/server-clock.store.ts'
import type { TrainingCall } from '../service/make-training-call.ts'
import type { RoundTask } from './round.ts'

/** A pupil of a class, or without one the teacher. */
export type Player = { classId?: string; stuId?: string }

/** A level as the service answers it; what it shows comes from a seed. */
export type PlayedLevel = Omit<RoundTask, 'sequence' | 'tray' | 'isReversed'> & {
  lures: number
  pool: readonly string[]
  /** Digits that stand together; 0 for pictures and symbols. */
  group: number
}

export type PlayRequest = {
  level: PlayedLevel
  mode: RoundMode
  player: Player
  isReversed: boolean
  zzid?: string
  calendarId?: string
}

/** A round that was begun: with the service, or without it on this device alone. */
export type Play = {
  request: PlayRequest
  task: RoundTask
  seed: number
  /** Null in a practice that the service knows nothing of. */
  recordId: string | null
  /** When it began (epoch ms): it counts for the day of this time, also over midnight. */
  startTs: number
  /** Whether it counts for the day. */
  isCounted: boolean
}

export async function startPlay(
  call: TrainingCall,
  request: PlayRequest,
  randomSeed: () => number,
): Promise<Play> {
  if (request.level.setName !== undefined) return playAlone(request, randomSeed)
  try {
    return await startTold(call, request, randomSeed)
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === notTodaysItem.code
    // A page of yesterday asks for a day that is over.
    if (isOver && request.mode === 'daily')
      return startPlay(call, { ...request, mode: 'practice' }, randomSeed)
    // Whatever the reason is: the round is played on this device, and says so.
    return playAlone(request, randomSeed)
  }
}

async function startTold(call: TrainingCall, request: PlayRequest, randomSeed: () => number): Promise<Play> {
  const { level, mode, player, zzid, calendarId } = request
  const { recordId, seed, counted, startTs } = await call(startRound, {
    type: level.type,
    activityId: level.activityId,
    mode,
    requestId: newRequestId(),
    ...player,
    ...(zzid ? { zzid } : {}),
    ...(calendarId ? { calendarId } : {}),
  })
  return { request, task: taskOf(request, seed, randomSeed()), seed, recordId, startTs, isCounted: counted }
}

/** A round that the service knows nothing of: for paper, or while it cannot be asked. */
export function playAlone(request: PlayRequest, randomSeed: () => number): Play {
  const seed = randomSeed()
  const task = taskOf(request, seed, randomSeed())
  return { request, task, seed, recordId: null, startTs: serverNow(), isCounted: false }
}

function taskOf({ level, isReversed }: PlayRequest, seed: number, traySeed: number): RoundTask {
  const { pool, group: _, lures: luresOfLevel, ...shown } = level
  const { sequence, lures } = drawRound(
    { type: level.type, pool, count: level.count, lures: luresOfLevel },
    seed,
  )
  const tray = level.type === 3 ? [] : shuffled([...sequence, ...lures], seededRandom(traySeed))
  return { ...shown, sequence, tray, isReversed }
}
