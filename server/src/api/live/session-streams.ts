import type { LiveStream } from './live-stream.ts'

/** A board, a phone and a row of tabs; more are opened by a program, or were left by a network that is gone. */
const MAX_OF_SESSION = 20

/** Counts the streams that each session has at this process. One too many drops the oldest, whose browser may come back. */
export function createSessionStreams(): {
  add(sessionId: string, stream: LiveStream): void
  remove(sessionId: string, stream: LiveStream): void
} {
  const open = new Map<string, Set<LiveStream>>()
  return {
    add: (sessionId, stream) => {
      const streams = open.get(sessionId) ?? new Set()
      open.set(sessionId, streams.add(stream))
      const [oldest] = streams
      if (!oldest || streams.size <= MAX_OF_SESSION) return
      streams.delete(oldest)
      oldest.drop()
    },
    remove: (sessionId, stream) => {
      const streams = open.get(sessionId)
      streams?.delete(stream)
      if (streams?.size === 0) open.delete(sessionId)
    },
  }
}
