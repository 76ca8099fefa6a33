import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { findTrainingItem, type TrainingItem } from '@pinge/contract/training/items.ts'
import type { addMemoryRecord } from '@pinge/contract/training/rounds.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { hash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requirePlayerOf } from '../access/require-player.ts'
import type { TrainingDeps } from '../training-deps.ts'
import { judgeRecord, type RecordBody } from './judge-record.ts'
import {
  holdRound,
  selectBestOther,
  selectCounted,
  selectRound,
  selectRoundByClient,
  updateResult,
  type Round,
} from './round.queries.ts'

type Answer = DataOf<typeof addMemoryRecord>

/** Stores the result of a round once, and says what it is worth. The same `clientId` gets the same answer. */
export async function addRecord(
  { database, clock }: Pick<TrainingDeps, 'database' | 'clock'>,
  teacherId: string,
  body: RecordBody,
  isOfCall: (type: number) => boolean,
): Promise<Answer> {
  const { read, write } = database
  const [round] = await selectRound(read, body.recordId, teacherId)
  if (!round) throw new AppError('trainingRoundNotFound')
  await requirePlayerOf(read, teacherId, round)
  const item = requireSameItem(round, body)
  if (!isOfCall(item.type)) throw new AppError('trainingRoundDiffers')

  const stored = await write((trx) => storeResult(trx, teacherId, item, body, clock()), round.playerId)
  const [best] = await selectBestOther(read, round.playerId, round.activityId, round.id)
  const own = stored.isComplete === 1 && stored.flag === 0 ? stored.elapsedMs : null
  const other = best?.minDate ?? null
  return {
    id: stored.id,
    counted: stored.isCounted === 1,
    flag: stored.flag,
    score: stored.score,
    minDate: own === null || (other !== null && other < own) ? other : own,
    isBest: own !== null && (other === null || own < other),
    todayPlayed: stored.date === localDate(clock()),
  }
}

async function storeResult(
  trx: Db,
  teacherId: string,
  item: TrainingItem,
  body: RecordBody,
  now: number,
): Promise<Round> {
  const [round] = await holdRound(trx, body.recordId, teacherId)
  if (!round) throw new AppError('trainingRoundNotFound')
  const bodyHash = hash('sha256', JSON.stringify(body), 'base64url')
  if (round.clientId !== null) return answerRepeat(round, body.clientId, bodyHash)
  const [used] = await selectRoundByClient(trx, body.clientId, round.playerId)
  if (used) throw new AppError('clientIdReused')
  // Left or void: what was looked at and left is not finished afterwards.
  if (round.status === 2 || round.phase === 'memorise') throw new AppError('trainingRoundOver')

  const { flag, correct, isComplete, score } = judgeRecord(item, round, body, now)
  const result = {
    isCounted: await becomesCounted(trx, round, now),
    clientId: body.clientId,
    bodyHash,
    submittedAt: now,
    elapsedMs: body.date,
    memoMs: body.memoMs,
    recallMs: body.recallMs,
    wrong: body.wrong,
    corrections: body.corrections,
    correct,
    isComplete: isComplete ? 1 : 0,
    flag,
    score,
  } as const
  await updateResult(trx, round.id, result)
  return { ...round, ...result }
}

/** The first round of the day that reaches the recall, while it lives. */
export async function becomesCounted(trx: Db, round: Round, now: number): Promise<0 | 1> {
  if (round.isCounted === 1) return 1
  if (round.isEligible === 0 || now > round.expiresAt) return 0
  const [counted] = await selectCounted(trx, round.playerId, round.date, round.type)
  return counted ? 0 : 1
}

function answerRepeat(round: Round, clientId: string, bodyHash: string): Round {
  if (round.clientId !== clientId) throw new AppError('alreadyRecorded')
  if (round.bodyHash !== bodyHash) throw new AppError('clientIdReused')
  return round
}

function requireSameItem(round: Round, body: RecordBody): TrainingItem {
  const item = findTrainingItem(round.activityId)
  const isSame =
    item !== undefined &&
    round.mode !== 'class' &&
    item.id === body.activityId &&
    item.type === body.type &&
    item.level === body.level &&
    item.count === body.count &&
    (body.stuId === undefined || body.stuId === round.stuId)
  if (!isSame) throw new AppError('trainingRoundDiffers')
  return item
}
