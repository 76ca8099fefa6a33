import { openConnection } from '../load/connection.ts'

/** What a call was answered, and how long that took. */
export type Answered = { code: number; waitSeconds: number; elapsedMs: number }

export type Person = { send(bytes: Buffer): Promise<Answered>; close(): void }

/** An answer in one piece; thousands of these are open at once. */
const READ_BYTES = 2_048

/** Somebody at an address of their own, with one request in flight. */
export async function openPerson(origin: string, address: string): Promise<Person> {
  let fail: (error: Error) => void = () => undefined
  const connection = await openConnection(origin, (error) => fail(error), {
    localAddress: address,
    readBytes: READ_BYTES,
  })
  return {
    send: (bytes) =>
      new Promise((resolve, reject) => {
        fail = reject
        const sentAt = performance.now()
        connection.exchange(bytes, (body) => {
          const text = body.toString()
          resolve({
            code: Number(/"code":(\d+)/.exec(text)?.[1]),
            waitSeconds: Number(/"waitSeconds":(\d+)/.exec(text)?.[1] ?? 0),
            elapsedMs: performance.now() - sentAt,
          })
        })
      }),
    close: () => connection.close(),
  }
}
