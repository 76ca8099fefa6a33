import { DAY_MS } from '@pinge/contract/values/school-days/school-time.ts'
import type { Log } from './log.ts'

/** What is done every day, and how many it was done to. */
export type Chore = { run: () => Promise<number>; done: string; failed: string }

/** Runs something again and again; answers how to stop. */
export type Repeat = (run: () => void, everyMs: number) => () => void

/** Runs each chore now and every day. A failure is logged and tried again the next day. Answers how to stop. */
export function startDailyChores(
  log: Pick<Log, 'info' | 'error'>,
  chores: readonly Chore[],
  repeat: Repeat,
): () => void {
  const runAll = (): void => {
    for (const { run, done, failed } of chores)
      run().then(
        (count) => {
          if (count > 0) log.info({ count }, done)
        },
        (err: unknown) => log.error({ err }, failed),
      )
  }
  runAll()
  return repeat(runAll, DAY_MS)
}
