import { liveTicket } from '@pinge/contract/live.ts'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { SchoolClass } from '../ledger/school.ts'
import { call } from './call.ts'
import { turn } from './prepare.ts'

export type Streams = {
  /** Events that have arrived on all of them together. */
  received(): number
  close(): void
}

/** Opens `count` live streams over the classes in turn, each with a ticket of its own, as as many browsers would. */
export async function openStreams(
  origin: string,
  classes: readonly SchoolClass[],
  count: number,
): Promise<Streams> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  let received = 0
  for (let index = 0; index < count; index += 1) {
    const { classId, token } = turn(classes, index)
    const { url } = await call(origin, liveTicket, { classId }, token)
    const [stream] = (await once(get(new URL(url, origin), { agent }), 'response')) as [IncomingMessage]
    if (stream.statusCode !== 200) throw new Error(`a stream was refused: ${stream.statusCode}`)
    stream.on('data', (chunk: Buffer) => {
      if (chunk.includes('data: ')) received += chunk.toString('latin1').split('\ndata: ').length - 1
    })
    // Closed by us at the end.
    stream.on('error', () => undefined)
  }
  return { received: () => received, close: () => agent.destroy() }
}
