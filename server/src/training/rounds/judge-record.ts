import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { drawRound } from '@pinge/contract/training/draw-round.ts'
import type { TrainingItem } from '@pinge/contract/training/items.ts'
import type { addMemoryRecord } from '@pinge/contract/training/rounds.ts'
import {
  CLOCK_TOLERANCE_MS,
  countCorrect,
  elapsedMs,
  HIDDEN_VOID_MS,
  maxCorrections,
  memoMaxMs,
  memoMinMs,
  recallMaxMs,
  recallMinMs,
  scoreOf,
} from '@pinge/contract/training/rules.ts'

export type RecordBody = RequestOf<typeof addMemoryRecord>
export type Flag = 0 | 1 | 2 | 3 | 4

type Started = { seed: number; startedAt: number; expiresAt: number }
export type Judgement = { flag: Flag; correct: number; isComplete: boolean; score: number }

/** What a submitted round is worth: the sequence is drawn again from the seed that the service gave. */
export function judgeRecord(item: TrainingItem, round: Started, body: RecordBody, now: number): Judgement {
  const { sequence } = drawRound(item, round.seed)
  const correct = countCorrect(sequence, body.answer)
  const isComplete = correct === item.count && !isOutOfTime(item.count, body)
  const flag = flagOf(item, round, body, correct, now)
  // What is in doubt keeps what was remembered, and gets nothing for its time.
  const score = flag === 0 ? scoreOf(item.type, item.count, correct, body.date) : 10 * correct
  return { flag, correct, isComplete, score }
}

function flagOf(item: TrainingItem, round: Started, body: RecordBody, correct: number, now: number): Flag {
  if (body.seed !== round.seed || body.correct !== correct || !areMistakesPossible(item.count, correct, body))
    return 3
  if (body.hiddenMs >= HIDDEN_VOID_MS) return 4
  if (!areTimesPossible(item.count, round, body, now)) return 2
  const isTooFast = body.memoMs < memoMinMs(item.count) || body.recallMs < recallMinMs(item.count)
  return isTooFast && correct === item.count ? 1 : 0
}

/** An overrun is 未完成, also where all that was filled in is right. */
function isOutOfTime(count: number, { recallMs }: RecordBody): boolean {
  return recallMs >= recallMaxMs(count)
}

/** Each correction follows a check that found something wrong; what is wrong in the end was found by the last check. */
function areMistakesPossible(count: number, correct: number, body: RecordBody): boolean {
  const { wrong, corrections, answer } = body
  // Where the time ended the round no check found what is left.
  const left = isOutOfTime(count, body) ? 0 : count - correct
  return (
    answer.length <= count &&
    corrections <= maxCorrections(count) &&
    wrong >= corrections + left &&
    wrong <= (corrections + 1) * count &&
    wrong > 0 === (corrections > 0 || left > 0)
  )
}

function areTimesPossible(
  count: number,
  { startedAt, expiresAt }: Started,
  { date, memoMs, recallMs, wrong }: RecordBody,
  now: number,
): boolean {
  return (
    date === elapsedMs(memoMs, recallMs, wrong) &&
    memoMs <= memoMaxMs(count) + CLOCK_TOLERANCE_MS &&
    recallMs <= recallMaxMs(count) + CLOCK_TOLERANCE_MS &&
    // Penalties are no time of the clock. What comes after the round's life was kept too long to be believed.
    now - startedAt >= memoMs + recallMs - CLOCK_TOLERANCE_MS &&
    now <= expiresAt
  )
}
