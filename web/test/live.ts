import type { LiveEvent } from '@pinge/contract/live.ts'
import { act, waitFor } from '@testing-library/react'

let streams: FakeEventSource[] = []

/** An event stream that a test speaks through. */
export class FakeEventSource extends EventTarget {
  #last: number

  constructor(url: string) {
    super()
    this.#last = Number(new URL(url, location.origin).searchParams.get('after'))
    streams.push(this)
    queueMicrotask(() => this.dispatchEvent(new Event('open')))
  }

  tell(event: LiveEvent): void {
    this.#last += 1
    const data = JSON.stringify(event)
    this.dispatchEvent(new MessageEvent('message', { data, lastEventId: String(this.#last) }))
  }

  close(): void {
    streams = streams.filter((stream) => stream !== this)
  }
}

/** Tells every open screen what happens in its class, once one listens: it begins to after it has drawn its pupils. */
export async function tellLive(event: LiveEvent): Promise<void> {
  if (streams.length === 0) await waitFor(isHeard)
  act(() => streams.forEach((stream) => stream.tell(event)))
}

function isHeard(): void {
  if (streams.length === 0) throw new Error('No screen listens to what happens in its class')
}

export function closeStreams(): void {
  streams = []
}
