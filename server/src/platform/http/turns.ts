import { AppError } from '../app-error.ts'

/** Takes a turn for a caller, at once or later, and answers how to give it back. */
export type Turns = { take(caller: string): Promise<() => void> }

type TurnLimits = {
  /** Of one caller, at the same time. */
  underWay: number
  /** More of one caller than these are refused. */
  waiting: number
}

type Line = { underWay: number; waiting: (() => void)[]; isCalling: boolean }

/**
 * Keeps one caller from taking the server for itself. SQLite reads on the event loop, so that what one caller asks at the
 * same time would be answered before anything of others. All but the first wait for a turn of the event loop each.
 */
export function createTurns({ underWay, waiting }: TurnLimits): Turns {
  const lines = new Map<string, Line>()

  function lineOf(caller: string): Line {
    const line = lines.get(caller) ?? { underWay: 0, waiting: [], isCalling: false }
    lines.set(caller, line)
    return line
  }

  function callNext(line: Line): void {
    if (line.isCalling || line.waiting.length === 0 || line.underWay >= underWay) return
    line.isCalling = true
    setImmediate(() => {
      line.isCalling = false
      line.underWay += 1
      line.waiting.shift()?.()
      callNext(line)
    })
  }

  function leave(caller: string, line: Line): void {
    line.underWay -= 1
    callNext(line)
    if (line.underWay === 0 && line.waiting.length === 0) lines.delete(caller)
  }

  return {
    take: async (caller) => {
      const line = lineOf(caller)
      if (line.underWay === 0 && line.waiting.length === 0) line.underWay = 1
      else {
        if (line.underWay + line.waiting.length >= underWay + waiting)
          throw new AppError('tooManyRequests', { retryAfterSeconds: 1 })
        await new Promise<void>((resolve) => {
          line.waiting.push(resolve)
          callNext(line)
        })
      }
      return () => leave(caller, line)
    },
  }
}
