import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what a system gives to those who ask for any port: none of them takes it before it is used. */
const FROM = 15_000
const TO = 32_000

const given = new Set<number>()

/** A port of this machine on which no process listens now, and another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (given.has(port)) continue
    given.add(port)
    const probe = createServer().listen(port, '127.0.0.1')
    try {
      await once(probe, 'listening')
    } catch {
      continue
    }
    probe.close()
    return port
  }
}
