import { setTimeout as wait } from 'node:timers/promises'
import { compare } from '../compare.ts'
import { prepareGives } from '../load/prepare.ts'
import { rateOf } from '../load/rate.ts'
import { openStreams } from '../load/streams.ts'
import { atLeast, ratesOf, type Row } from '../row.ts'
import { startServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const STREAMS = 300
const CONNECTIONS = 16
const REST_MS = 10_000
const SETTLE_MS = 3_000
const MEGABYTE = 1_000_000
const MEMORY_ALLOWED_MB = 30
/** Of one core: streams that rest cost a heartbeat every 20 seconds. */
const REST_ALLOWED = 0.01

/** Row 11, ours: what 300 open live streams cost the server in memory, at rest, and while comments are given. */
export async function streamRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const home = await makeHome(options.comments.small)
  const quietHome = await makeHome(options.comments.small)
  const followed = await startServer('product', home.settings)
  const quiet = await startServer('product', quietHome.settings)
  try {
    await wait(SETTLE_MS)
    const before = followed.memory()
    const streams = await openStreams(followed.origin, home.school.classes, STREAMS)
    await wait(SETTLE_MS)
    const added = (followed.memory() - before) / MEGABYTE
    const cpuMs = followed.cpuMs()
    await wait(REST_MS)
    const atRest = (followed.cpuMs() - cpuMs) / REST_MS

    const plan = { connections: CONNECTIONS, passMs: options.passMs }
    const compared = await compare(
      options.passes,
      rateOf({ ...plan, server: followed, prepare: (count) => prepareGives(home.school, count) }),
      rateOf({ ...plan, server: quiet, prepare: (count) => prepareGives(quietHome.school, count) }),
    )
    if (streams.received() === 0) throw new Error('the streams were told nothing')
    streams.close()
    return [
      {
        figure: `11 memory of ${STREAMS} streams`,
        engine,
        measured: `${added.toFixed(1)} MB`,
        yardstick: `${MEMORY_ALLOWED_MB} MB allowed`,
        ratio: (added / MEMORY_ALLOWED_MB).toFixed(2),
        target: '≤ 1.00',
        isReached: added <= MEMORY_ALLOWED_MB,
      },
      {
        figure: `11 ${STREAMS} streams at rest`,
        engine,
        measured: `${(atRest * 100).toFixed(2)} % of a core`,
        yardstick: `${REST_ALLOWED * 100} % allowed`,
        ratio: (atRest / REST_ALLOWED).toFixed(2),
        target: '≤ 1.00',
        isReached: atRest <= REST_ALLOWED,
      },
      {
        figure: `11 give while ${STREAMS} streams listen`,
        engine,
        ...ratesOf(compared, 'without streams'),
        ...atLeast(compared.ratio, 0.5),
      },
    ]
  } finally {
    await followed.stop()
    await quiet.stop()
    await home.remove()
    await quietHome.remove()
  }
}
