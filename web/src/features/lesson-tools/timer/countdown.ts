import { MINUTE_MS } from '@pinge/contract/values/durations.ts'

/** 计时器: what is set lasts from half a minute to 99 minutes. */
export const COUNTDOWN_STEP_MS = 30_000
const MAX_COUNTDOWN_MS = 99 * MINUTE_MS

/** Times are epoch ms of this device: only their differences matter, so a clock that is wrong counts as well. */
export type Countdown =
  | { phase: 'set'; durationMs: number }
  | { phase: 'running'; durationMs: number; endsAt: number }
  | { phase: 'paused'; durationMs: number; leftMs: number }
  /** Run down, until somebody has seen it. */
  | { phase: 'over'; durationMs: number }

export function leftOf(countdown: Countdown, now: number): number {
  switch (countdown.phase) {
    case 'set':
      return countdown.durationMs
    case 'running':
      // A clock that is set back must not give time as a present.
      return Math.min(Math.max(countdown.endsAt - now, 0), countdown.durationMs)
    case 'paused':
      return countdown.leftMs
    case 'over':
      return 0
  }
}

export function setTo(durationMs: number): Countdown {
  return { phase: 'set', durationMs: Math.min(Math.max(durationMs, COUNTDOWN_STEP_MS), MAX_COUNTDOWN_MS) }
}

/** Starts, or goes on from where it was paused. */
export function run(countdown: Countdown, now: number): Countdown {
  const leftMs = countdown.phase === 'over' ? countdown.durationMs : leftOf(countdown, now)
  return { phase: 'running', durationMs: countdown.durationMs, endsAt: now + leftMs }
}

export function pause(countdown: Countdown, now: number): Countdown {
  if (countdown.phase !== 'running') return countdown
  return { phase: 'paused', durationMs: countdown.durationMs, leftMs: leftOf(countdown, now) }
}

/** A minute more, while it runs or rests. */
export function addMinute(countdown: Countdown, now: number): Countdown {
  if (countdown.phase !== 'running' && countdown.phase !== 'paused') return countdown
  const leftMs = Math.min(leftOf(countdown, now) + MINUTE_MS, MAX_COUNTDOWN_MS)
  const durationMs = Math.max(countdown.durationMs, leftMs)
  if (countdown.phase === 'paused') return { phase: 'paused', durationMs, leftMs }
  return { phase: 'running', durationMs, endsAt: now + leftMs }
}

export function end(countdown: Countdown): Countdown {
  return { phase: 'over', durationMs: countdown.durationMs }
}
