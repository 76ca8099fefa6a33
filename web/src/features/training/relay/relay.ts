import { elapsedMs, parMs } from '@pinge/contract/training/rules.ts'
import { roundTime, type Round } from '../round/round.ts'

/** `ready`: the next runner comes to the board. `running`: a row is looked at and put back. `done`: all have run. */
export type RelayPhase = 'ready' | 'running' | 'done'

/** One team's run: each leg is a row of five, by one pupil after the other. */
export type Relay = {
  phase: RelayPhase
  legCount: number
  /** Counted from 0. */
  leg: number
  /** Of the legs so far, in milliseconds with their penalties. */
  totalMs: number
  /** How the row before ended; undefined before the first. */
  lastRow?: RowEnd
}

/** `right`: all was put back. `unfinished`: not all, or too late. `void`: the page was hidden during the look. */
export type RowEnd = 'right' | 'unfinished' | 'void'

export type RelayEvent =
  | { type: 'started' }
  /** The row is over, right or not: the next runner comes either way. */
  | { type: 'leg-ended'; ms: number; isRight: boolean }
  /** The page was hidden during the look: the same pupil runs once more, with another row. */
  | { type: 'leg-void' }

/** How many pieces one leg has: a row of the stage. */
export const LEG_COUNT = 5
export const MAX_LEGS = 8

export function beginRelay(legCount: number): Relay {
  return { phase: 'ready', legCount, leg: 0, totalMs: 0 }
}

/**
 * What a row adds to the time of its team. One that was not put back right takes its par at the least: a team that only
 * guesses would be the quickest.
 */
export function rowTime(round: Round): number {
  const { phase, task, memoMs, recallMs, wrong } = round
  if (phase === 'finished') return roundTime(round)
  return elapsedMs(Math.max(memoMs + recallMs, parMs(task.type, task.count)), 0, wrong)
}

/** An event that does not fit the phase changes nothing. */
export function playRelay(relay: Relay, event: RelayEvent): Relay {
  if (event.type === 'started') return relay.phase === 'ready' ? { ...relay, phase: 'running' } : relay
  if (relay.phase !== 'running') return relay
  if (event.type === 'leg-void') return { ...relay, phase: 'ready', lastRow: 'void' }
  const leg = relay.leg + 1
  return {
    ...relay,
    leg,
    totalMs: relay.totalMs + event.ms,
    lastRow: event.isRight ? 'right' : 'unfinished',
    phase: leg === relay.legCount ? 'done' : 'ready',
  }
}

/**
 * Who runs next: the first of those who ran least often. Where a team is smaller than the relay, its first runs again; who
 * goes home meanwhile leaves the turns of the others as they are.
 */
export function nextRunner<Pupil extends { id: string }>(
  members: readonly Pupil[],
  ranIds: readonly string[],
): Pupil | undefined {
  const times = ({ id }: Pupil) => ranIds.filter((ran) => ran === id).length
  const fewest = Math.min(...members.map(times))
  return members.find((member) => times(member) === fewest)
}

/** As many legs as the smallest team has members, so that all teams run equally far. */
export function suitedLegs(sizes: readonly number[]): number {
  return Math.min(MAX_LEGS, Math.max(1, Math.min(...sizes, MAX_LEGS)))
}
