import type { LiveEvent } from '@pinge/contract/live.ts'
import type { ServerResponse } from 'node:http'

/** Proxies and phones give up on a connection that says nothing for longer. */
const HEARTBEAT_MS = 20_000

/** A phone that takes nothing is not waited for any longer; it comes back and catches up. */
const MAX_WAITING_BYTES = 1024 * 1024

export type LiveStream = {
  send(number: number, event: LiveEvent): void
  /** Ends it once all that was sent is taken. */
  close(): void
  /** Ends it at once. */
  drop(): void
}

/** Server-sent events over one answer: `id` is the number of the change, `data` the event as JSON. */
export function openLiveStream(
  response: ServerResponse,
  headers: Record<string, unknown>,
  onClosed: () => void,
): LiveStream {
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string') response.setHeader(name, value)
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // A proxy that gathers answers would keep a comment from the board.
    'x-accel-buffering': 'no',
  })
  // Between its end and the close of its connection, which a weak network draws out, things go on happening in the
  // class; writing them to an answer that has ended is an error that no code would catch.
  let isGathering = false
  function write(text: string): void {
    if (response.writableEnded || response.destroyed) return
    // What is told in one go may be more: it has had no time to leave.
    if (!isGathering && response.writableLength > MAX_WAITING_BYTES) return void response.destroy()
    gather()
    response.write(text)
  }
  /** Writes that were committed together are told together: one packet a stream, not one a write. */
  function gather(): void {
    if (isGathering) return
    isGathering = true
    response.cork()
    setImmediate(() => {
      isGathering = false
      response.uncork()
    })
  }
  write(':\n\n')
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  response.once('close', () => {
    clearInterval(heartbeat)
    onClosed()
  })
  return {
    send: (number, event) => write(`id: ${number}\ndata: ${textOf(event)}\n\n`),
    close: () => response.end(),
    drop: () => response.destroy(),
  }
}

/** A class's change is one object for all who follow the class; its text is made once. */
const texts = new WeakMap<LiveEvent, string>()

function textOf(event: LiveEvent): string {
  const known = texts.get(event)
  if (known !== undefined) return known
  const text = JSON.stringify(event)
  texts.set(event, text)
  return text
}
