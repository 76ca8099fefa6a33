import { openConnection } from './connection.ts'

/** One request, ready to be written, and whether its answer is the right one. */
export type Prepared = { bytes: Buffer; isRight: (body: Buffer) => boolean }

export type Measured = { elapsedMs: number; latenciesMs: Float64Array }

export type Load = {
  /** Sends all of them, each connection its next one when the last is answered, and fails at the first wrong answer. */
  send(requests: readonly Prepared[]): Promise<Measured>
  close(): void
}

/**
 * A client that sleeps until its answer comes has to be woken up, which the kernel does on the server's time, and more
 * so the slower the server is. One that `staysAwake` uses a processor of its own and costs both sides the same.
 */
export async function openLoad(
  origin: string,
  connections: number,
  { staysAwake = false }: { staysAwake?: boolean } = {},
): Promise<Load> {
  let fail: (error: Error) => void = () => undefined
  const opened = await Promise.all(
    Array.from({ length: connections }, () => openConnection(origin, (error) => fail(error))),
  )

  function send(requests: readonly Prepared[]): Promise<Measured> {
    return new Promise((resolve, reject) => {
      let hasFailed = false
      fail = (error) => {
        hasFailed = true
        reject(error)
      }
      const latenciesMs = new Float64Array(requests.length)
      let next = 0
      let answered = 0
      const startedAt = performance.now()
      for (const connection of opened) sendNext(connection)
      if (staysAwake) stayAwake()

      function stayAwake(): void {
        if (answered < requests.length && !hasFailed) setImmediate(stayAwake)
      }

      function sendNext(connection: (typeof opened)[number]): void {
        const index = next
        const request = requests[index]
        if (!request) return
        next += 1
        const sentAt = performance.now()
        connection.exchange(request.bytes, (body) => {
          const now = performance.now()
          latenciesMs[index] = now - sentAt
          if (!request.isRight(body)) {
            fail(new Error(`a wrong answer: ${body.toString().slice(0, 200)}`))
            return
          }
          answered += 1
          if (answered === requests.length) resolve({ elapsedMs: now - startedAt, latenciesMs })
          else sendNext(connection)
        })
      }
    })
  }

  return { send, close: () => opened.forEach((connection) => connection.close()) }
}

/** The latency that `share` of the answers did not exceed. */
export function quantile(latenciesMs: Float64Array, share: number): number {
  const sorted = latenciesMs.toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
