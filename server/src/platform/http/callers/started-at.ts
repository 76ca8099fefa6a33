import type { Clock } from '../../clock.ts'

/**
 * When this process started, by the clock as it is now: one that is set back takes the start along. A server that started
 * with a clock of hours ahead takes calls at once when it is set right.
 */
export function createStartedAt(clock: Clock): Clock {
  let startedAt = clock()
  let lookedAt = startedAt
  return () => {
    const now = clock()
    if (now < lookedAt) startedAt -= lookedAt - now
    lookedAt = now
    return startedAt
  }
}
