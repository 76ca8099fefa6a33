import { AppError } from '../../app-error.ts'

/**
 * Takes a turn for a caller, at once or later, and answers how to give it back. A write ends with the commit that it
 * shares with those of others: how long that took says nothing of its caller.
 */
export type Turns = { take(caller: string, isWrite?: boolean): Promise<() => void> }

type TurnLimits = {
  /** Of one caller, at the same time. */
  underWay: number
  /** More of one caller than these are refused. */
  waiting: number
}

/** How a line rests; a test has its own. */
type Pace = { now: () => number; rest: (ms: number, goOn: () => void) => void }

const realPace: Pace = { now: () => performance.now(), rest: (ms, goOn) => void setTimeout(goOn, ms) }

/** Of a turn of the event loop: a caller who takes less is no burden for others. */
const SHORT_MS = 2

type Line = {
  underWay: number
  waiting: (() => void)[]
  /** How long this caller's calls held up the event loop in this turn. */
  spentMs: number
  /** Turns so far in which a call began. */
  turns: number
  /** The present turn is one of them, or the line rests after it. */
  isInTurn: boolean
}

/**
 * Keeps one caller from taking the server for itself. SQLite reads on the event loop, so that all that one caller asks at the
 * same time would be answered before anything of others. After a long call the caller's next one rests as long as that
 * took: new connections are accepted one in each turn, and must not wait for long ones.
 */
export function createTurns({ underWay, waiting }: TurnLimits, { now, rest }: Pace = realPace): Turns {
  const lines = new Map<string, Line>()

  /** Answers how the call that has begun is told to have ended. */
  function begin(caller: string, line: Line, isWrite: boolean): () => void {
    line.underWay += 1
    const startedAt = now()
    if (!line.isInTurn) startTurn(caller, line)
    const turn = line.turns
    return () => {
      line.underWay -= 1
      // One that ends in the turn in which it began has held up all others; another one has waited like them.
      if (!isWrite && line.isInTurn && line.turns === turn) line.spentMs += now() - startedAt
      callNext(caller, line)
    }
  }

  function startTurn(caller: string, line: Line): void {
    line.isInTurn = true
    line.turns += 1
    const end = (): void => {
      line.isInTurn = false
      line.spentMs = 0
      callNext(caller, line)
    }
    setImmediate(() => (line.spentMs < SHORT_MS ? end() : rest(line.spentMs, end)))
  }

  const mayBegin = (line: Line): boolean => line.underWay < underWay && line.spentMs < SHORT_MS

  function callNext(caller: string, line: Line): void {
    if (mayBegin(line)) line.waiting.shift()?.()
    if (line.underWay === 0 && line.waiting.length === 0 && !line.isInTurn) lines.delete(caller)
  }

  return {
    take: async (caller, isWrite = false) => {
      const line = lines.get(caller) ?? { underWay: 0, waiting: [], spentMs: 0, turns: 0, isInTurn: false }
      lines.set(caller, line)
      if (line.underWay + line.waiting.length >= underWay + waiting)
        throw new AppError('tooManyRequests', { retryAfterSeconds: 1 })
      if (line.waiting.length === 0 && mayBegin(line)) return begin(caller, line, isWrite)
      return new Promise((resolve) => line.waiting.push(() => resolve(begin(caller, line, isWrite))))
    },
  }
}
