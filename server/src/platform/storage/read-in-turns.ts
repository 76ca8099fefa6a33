import { close, open, read } from 'node:fs'

type ReadCallback = (error: NodeJS.ErrnoException | null, bytesRead: number, buffer: Buffer) => void

/**
 * Hundreds of readers of a film ask for their next piece at once. All of them answered together would keep every other call
 * waiting until the last has been sent: row 17 of the bench. Two, so that a slow disk has one to look for while one is sent.
 */
const READS_AT_ONCE = 2

let underWay = 0
const waiting: (() => void)[] = []

/** For `createReadStream`: the pieces of all streams are read in turns, a few at a time. */
export const readInTurns = {
  open,
  close,
  read(
    fd: number,
    buffer: Buffer,
    offset: number,
    length: number,
    position: number | null,
    callback: ReadCallback,
  ): void {
    const begin = () => {
      underWay += 1
      read(fd, buffer, offset, length, position, (error, bytesRead, filled) => {
        underWay -= 1
        // Other calls have their turn in between.
        setImmediate(() => waiting.shift()?.())
        callback(error, bytesRead, filled)
      })
    }
    if (underWay < READS_AT_ONCE) begin()
    else waiting.push(begin)
  },
}
