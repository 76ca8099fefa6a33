import { LiveEvent } from '@pinge/contract/live.ts'
import * as z from 'zod/mini'

export type Told = { number: number; event: LiveEvent }

export type Follower = {
  status: number
  contentType: string | null
  told: Told[]
  /** The next message that was not handed out yet. */
  next(): Promise<Told>
  ended: Promise<void>
  leave: () => void
}

/** A browser's event stream, as far as the product uses it. */
export async function followStream(address: string, after?: number): Promise<Follower> {
  const controller = new AbortController()
  const response = await fetch(`${address}${after === undefined ? '' : `?after=${after}`}`, {
    signal: controller.signal,
  })
  const told: Told[] = []
  const waiting: ((told: Told) => void)[] = []
  let handed = 0
  const take = (message: Told): void => {
    told.push(message)
    const next = waiting.shift()
    if (next) {
      handed += 1
      next(message)
    }
  }
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    told,
    next: () => {
      const ready = told[handed]
      if (!ready) return new Promise((resolve) => waiting.push(resolve))
      handed += 1
      return Promise.resolve(ready)
    },
    ended: readMessages(response, take).catch(() => undefined),
    leave: () => controller.abort(),
  }
}

async function readMessages(response: Response, take: (message: Told) => void): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  const body: AsyncIterable<Uint8Array> = response.body ?? ReadableStream.from<Uint8Array>([])
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(part) ?? []
      if (id !== undefined && data !== undefined)
        take({ number: Number(id), event: z.parse(LiveEvent, JSON.parse(data)) })
    }
  }
}
