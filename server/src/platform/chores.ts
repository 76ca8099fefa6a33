import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { Log } from './log.ts'

/** What is done again and again, every day where nothing else is said, and how many it was done to. */
export type Chore = { run: () => Promise<number>; done: string; failed: string; everyMs?: number }

/** Runs something again and again; answers how to stop. */
export type Repeat = (run: () => void, everyMs: number) => () => void

/** Runs each chore now and when its time is over, unless it still runs. A failure is logged and tried again the next time. Answers how to stop. */
export function startChores(
  log: Pick<Log, 'info' | 'error'>,
  chores: readonly Chore[],
  repeat: Repeat,
): () => void {
  const stops = chores.map(({ run, done, failed, everyMs = DAY_MS }) => {
    let isRunning = false
    const runOnce = (): void => {
      if (isRunning) return
      isRunning = true
      run()
        .then(
          (count) => {
            if (count > 0) log.info({ count }, done)
          },
          (err: unknown) => log.error({ err }, failed),
        )
        .finally(() => {
          isRunning = false
        })
    }
    runOnce()
    return repeat(runOnce, everyMs)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
