/** The last so many times are kept. */
const MAX_LAPS = 99

/** 秒表; `laps` are times since its start in ms, the first one first. */
export type Stopwatch =
  | { phase: 'zero' }
  | { phase: 'running'; startedAt: number; laps: readonly number[] }
  | { phase: 'paused'; elapsedMs: number; laps: readonly number[] }

export function elapsedOf(stopwatch: Stopwatch, now: number): number {
  switch (stopwatch.phase) {
    case 'zero':
      return 0
    case 'running':
      return Math.max(now - stopwatch.startedAt, 0)
    case 'paused':
      return stopwatch.elapsedMs
  }
}

export function lapsOf(stopwatch: Stopwatch): readonly number[] {
  return stopwatch.phase === 'zero' ? [] : stopwatch.laps
}

/** Starts, goes on or pauses: what the one large button does. */
export function toggle(stopwatch: Stopwatch, now: number): Stopwatch {
  const elapsedMs = elapsedOf(stopwatch, now)
  const laps = lapsOf(stopwatch)
  if (stopwatch.phase === 'running') return { phase: 'paused', elapsedMs, laps }
  return { phase: 'running', startedAt: now - elapsedMs, laps }
}

export function takeLap(stopwatch: Stopwatch, now: number): Stopwatch {
  if (stopwatch.phase !== 'running') return stopwatch
  return { ...stopwatch, laps: [...stopwatch.laps, elapsedOf(stopwatch, now)].slice(-MAX_LAPS) }
}
