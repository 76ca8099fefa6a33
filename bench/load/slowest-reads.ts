import { setTimeout as wait } from 'node:timers/promises'
import type { Pass } from '../compare.ts'
import type { School } from '../ledger/school.ts'
import type { RunningServer } from '../servers/start-server.ts'
import { openLoad, quantile } from './load.ts'
import { prepareLists, turn } from './prepare.ts'

const READERS = 4
/** Each reader asks so often: a staff room, not a flood, which would measure the flood itself. */
const PAUSE_MS = 4

/** The time that 99 of 100 reads did not exceed, with a few readers who pause between their reads. */
export async function slowestReads(
  { origin }: Pick<RunningServer, 'origin'>,
  school: Pick<School, 'classes'>,
  passMs: number,
): Promise<Pass> {
  const endsAt = performance.now() + passMs
  const latencies = await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      const load = await openLoad(origin, 1)
      const own: number[] = []
      while (performance.now() < endsAt) {
        const [request] = prepareLists([turn(school.classes, reader)], 1, new Map())
        if (request) own.push(...(await load.send([request])).latenciesMs)
        await wait(PAUSE_MS)
      }
      load.close()
      return own
    }),
  )
  return { figure: quantile(Float64Array.from(latencies.flat()), 0.99), cpuUs: null }
}
