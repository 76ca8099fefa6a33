import type { RunningServer } from '../servers/start-server.ts'
import type { Side } from '../compare.ts'
import { openLoad, quantile, type Measured, type Prepared } from './load.ts'

/** Enough to guess how many requests a pass takes: a login takes a thousand times as long as a read. */
const PILOT = 20

type Prepare = (count: number) => Prepared[]
type Plan = {
  server: RunningServer
  connections: number
  passMs: number
  prepare: Prepare
  staysAwake?: boolean
}

/** Requests answered in a second. */
export function rateOf(plan: Plan): Side {
  return repeated(plan, rateOfMeasured)
}

/** The middle latency, in milliseconds. */
export function middleLatencyOf(plan: Plan): Side {
  return repeated(plan, ({ latenciesMs }) => quantile(latenciesMs, 0.5))
}

function rateOfMeasured({ elapsedMs, latenciesMs }: Measured): number {
  return (latenciesMs.length / elapsedMs) * 1000
}

/** Passes of about `passMs`: how many requests that is, the passes before tell. */
function repeated(
  { server, connections, passMs, prepare, staysAwake = false }: Plan,
  read: (measured: Measured) => number,
): Side {
  let rate: number | undefined
  return async () => {
    const load = await openLoad(server.origin, connections, { staysAwake })
    try {
      rate ??= rateOfMeasured(await load.send(prepare(Math.max(PILOT, connections))))
      const requests = prepare(Math.ceil((rate * passMs) / 1000))
      const cpuMs = server.cpuMs()
      const measured = await load.send(requests)
      rate = rateOfMeasured(measured)
      return { figure: read(measured), cpuUs: ((server.cpuMs() - cpuMs) / requests.length) * 1000 }
    } finally {
      load.close()
    }
  }
}
