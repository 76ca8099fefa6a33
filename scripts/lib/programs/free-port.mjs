import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what a system gives to those who ask for any port: none of them takes it before it is used. */
const FROM = 15_000
const TO = 32_000

const given = new Set()

/**
 * A port of this machine on which no process listens now, and another one each time.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
