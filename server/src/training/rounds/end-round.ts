import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { endRound as call } from '@pinge/contract/training/rounds.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requirePlayerOf } from '../access/require-player.ts'
import type { TrainingDeps } from '../training-deps.ts'
import { countStreak, selectCountedDay, selectDoneDays } from '../writes/counted-rounds.queries.ts'
import { becomesCounted } from './add-record.ts'
import { holdRound, selectRound, updateEnding, type Round } from './round.queries.ts'

type Request = RequestOf<typeof call>

/** Ends a round, once: a repeat changes nothing and hears how the day stands now. */
export async function endRound(
  { database, clock }: Pick<TrainingDeps, 'database' | 'clock'>,
  teacherId: string,
  request: Request,
): Promise<DataOf<typeof call>> {
  const { read, write } = database
  const [known] = await selectRound(read, request.recordId, teacherId)
  if (!known) throw new AppError('trainingRoundNotFound')
  await requirePlayerOf(read, teacherId, known)
  const now = clock()
  const validMs = await write((trx) => storeEnding(trx, teacherId, request, now), known.playerId)

  const counted = await selectCountedDay(read, known.playerId, known.date)
  const doneDays = await selectDoneDays(read, known.playerId)
  const done = new Set(counted.map(({ type }) => type))
  const dayLeft = ([1, 2, 3] as const).filter((type) => !done.has(type))
  return {
    recordId: known.id,
    validMs,
    dayDone: dayLeft.length === 0,
    dayLeft,
    streak: countStreak(doneDays, localDate(now)),
    todayScore: counted.reduce((sum, { score }) => sum + score, 0),
  }
}

async function storeEnding(trx: Db, teacherId: string, request: Request, now: number): Promise<number> {
  const [round] = await holdRound(trx, request.recordId, teacherId)
  if (!round) throw new AppError('trainingRoundNotFound')
  if (round.status !== null) return round.validMs ?? 0
  const { status, phase, activeMs, hits } = request
  // What the client says of its clock is bounded by ours.
  const validMs = Math.min(activeMs ?? now - round.startedAt, now - round.startedAt)
  const isCounted = await countedAtEnd(trx, round, request, now)
  await updateEnding(trx, round.id, {
    isCounted,
    // A round that was left while the sequence was shown is void; its sequence does not come back.
    isEligible: phase === 'memorise' ? 0 : round.isEligible,
    status,
    phase: round.clientId === null ? phase : 'recall',
    validMs,
    hits: round.mode === 'class' ? (hits ?? null) : null,
  })
  return validMs
}

async function countedAtEnd(trx: Db, round: Round, { phase }: Request, now: number): Promise<0 | 1> {
  return phase === 'memorise' ? round.isCounted : becomesCounted(trx, round, now)
}
