import type { Flag } from './flag.ts'

/** Tables of the training service alone; of the others it reads who teaches which pupil, and whether a session lives. */

/** One edition of the 专注赛: a challenge from one day to another. */
export type TrainingEditionTable = {
  zzid: string
  name: string
  startDate: string
  endDate: string
  /** Which schools take part, in words; empty where none are named. */
  region: string
  rule: string
  /** Goes in front of the daily seeds of a rated edition; empty for one whose sequences may be known before. */
  secret: string
  createdAt: number
}

/** A round from its start to its result, which is null until it is submitted. */
export type TrainingRoundTable = {
  id: string
  /** The pupil, or else the teacher. */
  playerId: string
  teacherId: string
  stuId: string | null
  /** Of the pupil, or the one that a teacher played before. */
  classId: string | null
  /** The edition that ran at its start; empty without one. */
  zzid: string
  /** The local date of its start. */
  date: string
  type: number
  activityId: string
  level: number
  mode: 'daily' | 'practice' | 'class'
  seed: number
  /** From 1 in the daily challenge; 0 in practice. */
  attempt: number
  /** May still become the counted round of its day. */
  isEligible: Flag
  /** It reached the recall first: the counted round of its player, day and type. */
  isCounted: Flag
  startedAt: number
  expiresAt: number
  /** Made by the client for its start; null where it made none. */
  requestId: string | null
  /** How it ended: 1 finished, 2 quit, 3 out of time; null before. */
  status: number | null
  phase: 'memorise' | 'recall' | null
  validMs: number | null
  /** Of a class round: how many pupils had it all. */
  hits: number | null
  clientId: string | null
  /** Of the submitted body: a repeat with another one is refused. */
  bodyHash: string | null
  submittedAt: number | null
  elapsedMs: number | null
  memoMs: number | null
  recallMs: number | null
  wrong: number | null
  corrections: number | null
  correct: number | null
  /** Every position was right in the end. */
  isComplete: Flag
  /** 0 ok, 1 too fast, 2 time mismatch, 3 answer does not fit the seed, 4 page hidden. */
  flag: number
  score: number
}
