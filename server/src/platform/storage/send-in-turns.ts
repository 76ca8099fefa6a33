import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import type { Part } from './storage.ts'

/** What a reader holds, however slow it is. Smaller pieces cost more reads, larger ones more memory: row 17 of the bench. */
const PIECE_BYTES = 32 * 1024

/**
 * Hundreds of readers of a film ask for their next piece at once. All of them answered together would keep every other call
 * waiting until the last has been sent: row 17 of the bench. Two, so that a slow disk has one to look for while one is sent.
 */
const READS_AT_ONCE = 2

let underWay = 0
const waiting: (() => void)[] = []

/**
 * Sends a part of a file and ends the answer, or stops where the reader leaves. Each reader has one buffer, filled again
 * when the system has taken it: a new one for each piece would lie about by the thousand until it is collected.
 */
export async function sendInTurns(file: FileHandle, { start, end }: Part, reader: Writable): Promise<void> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, end - start + 1))
  let goOn = (): void => undefined
  // What is written to a connection that ended need not be called back.
  reader.once('close', () => goOn())
  for (let at = start; at <= end && !reader.destroyed;) {
    const bytes = await readInTurn(file, buffer, Math.min(buffer.length, end - at + 1), at)
    if (bytes === 0) throw new Error('a file became shorter while it was sent')
    if (reader.destroyed) return
    at += bytes
    await new Promise<void>((resolve) => {
      goOn = resolve
      reader.write(buffer.subarray(0, bytes), () => resolve())
    })
  }
  reader.end()
}

async function readInTurn(file: FileHandle, buffer: Buffer, length: number, at: number): Promise<number> {
  if (underWay >= READS_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  underWay += 1
  try {
    return (await file.read(buffer, 0, length, at)).bytesRead
  } finally {
    underWay -= 1
    // Other calls have their turn in between.
    setImmediate(() => waiting.shift()?.())
  }
}
