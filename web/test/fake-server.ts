import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { errorOf, type ErrorName } from '@pinge/contract/protocol/error-name.ts'
import { TRAINING_BASE } from '@pinge/contract/training/training-calls.ts'
import { SUCCESS_CODE } from '@pinge/contract/values/limits.ts'

type Reply = { data: unknown } | { refusal: ErrorName; data: unknown } | Response
/** Throws a TypeError where the network fails. */
type Handler = (request: unknown, file: File | undefined) => Reply | Promise<Reply>
/** What is answered to a request. */
type Answer<E extends Endpoint> = (request: RequestOf<E>, file: File | undefined) => DataOf<E>
type Sent = { endpoint: Endpoint; request: unknown; file: File | undefined }

/** An answer that comes when the test gives it. */
export type Held<E extends Endpoint> = {
  answer: (data: DataOf<E>) => void
  refuse: (name: ErrorName, data?: unknown) => void
  fail: () => void
}

/** A server of the contract in the place of `fetch`: it answers what a test says, and nothing that the contract forbids. */
export function createFakeServer() {
  const handlers = new Map<string, { endpoint: Endpoint; handle: Handler }>()
  let sent: Sent[] = []
  let faults: string[] = []

  function handle(endpoint: Endpoint, handler: Handler): void {
    handlers.set(endpoint.path, { endpoint, handle: handler })
  }

  /** From now on; a function sees each request, and the file where the call uploads one. */
  function answer<E extends Endpoint>(endpoint: E, data: DataOf<E> | Answer<E>): void {
    // No call of the contract answers a function, and each request is parsed by this endpoint's own schema.
    const answerTo = typeof data === 'function' ? (data as Answer<E>) : () => data
    handle(endpoint, (request, file) => ({ data: answerTo(request as RequestOf<E>, file) }))
  }

  /** Refuses from now on, as the server does it. */
  function refuse(endpoint: Endpoint, name: ErrorName, data: unknown = null): void {
    handle(endpoint, () => ({ refusal: name, data }))
  }

  /** From now on an answer as no server of ours gives it: a later version's, or a proxy's. */
  function reply(endpoint: Endpoint, status: number, json: unknown): void {
    handle(endpoint, () => Response.json(json, { status }))
  }

  /** From now on no answer comes. */
  function fail(endpoint: Endpoint): void {
    handle(endpoint, () => {
      throw networkFailure()
    })
  }

  /** Keeps the next calls waiting, until the test answers them. */
  function hold<E extends Endpoint>(endpoint: E): Held<E> {
    const { promise, resolve, reject } = promiseWithResolvers<Reply>()
    // A test may end with a call still waiting.
    promise.catch(() => undefined)
    handle(endpoint, () => promise)
    return {
      answer: (data) => resolve({ data }),
      refuse: (name, data = null) => resolve({ refusal: name, data }),
      fail: () => reject(networkFailure()),
    }
  }

  /** What was asked of this call, in order. */
  function requests<E extends Endpoint>(endpoint: E): RequestOf<E>[] {
    // Parsed by the same schema when it came.
    return sent.filter((one) => one.endpoint === endpoint).map((one) => one.request as RequestOf<E>)
  }

  function files(endpoint: Endpoint): File[] {
    return sent.filter((one) => one.endpoint === endpoint).flatMap(({ file }) => file ?? [])
  }

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    if (typeof input !== 'string') return fault('A call names its path')
    // As the browser's own, which sends nothing that was given up before: no other test may get it.
    init.signal?.throwIfAborted()
    // The training service stands under a path of its own.
    const known = handlers.get(input.startsWith(TRAINING_BASE) ? input.slice(TRAINING_BASE.length) : input)
    if (!known) return fault(`Nothing answers ${input} ${typeof init.body === 'string' ? init.body : ''}`)
    const { endpoint } = known
    const { request: told, file } = readBody(endpoint, init.body)
    const request = endpoint.request.safeParse(told)
    if (!request.success)
      return fault(`The contract forbids what was sent to ${input}: ${JSON.stringify(told)}`)
    sent.push({ endpoint, request: request.data, file })
    const answered = await untilAborted(init.signal, known.handle(request.data, file))
    if (answered instanceof Response) return answered
    if ('refusal' in answered) {
      const { code, message } = errorOf(answered.refusal)
      const status = code < 600 ? code : 200
      return Response.json({ code, msg: message, data: answered.data }, { status })
    }
    if (endpoint.file) return new Response('file', { headers: { 'content-type': endpoint.file.type } })
    const data = endpoint.data.safeParse(answered.data)
    if (!data.success)
      return fault(`The contract forbids this answer of ${input}: ${JSON.stringify(answered.data)}`)
    return Response.json({ code: SUCCESS_CODE, msg: '成功', data: data.data })
  }

  function fault(text: string): never {
    faults.push(text)
    throw new TypeError(text)
  }

  /** Forgets all; answers what went wrong meanwhile. */
  function reset(): string[] {
    const before = faults
    handlers.clear()
    sent = []
    faults = []
    return before
  }

  return { answer, refuse, reply, fail, hold, requests, files, fetch, reset }
}

export function networkFailure(): TypeError {
  return new TypeError('Failed to fetch')
}

function readBody(endpoint: Endpoint, body: unknown): { request: unknown; file: File | undefined } {
  if (!(body instanceof FormData)) return { request: JSON.parse(String(body)), file: undefined }
  const entries = [...body.entries()]
  const file = endpoint.upload && body.get(endpoint.upload.field)
  const request = Object.fromEntries(entries.filter(([, value]) => !(value instanceof File)))
  return { request, file: file instanceof File ? file : undefined }
}

/** As `fetch`, which throws the reason of the page that no longer waits. */
async function untilAborted<Value>(
  signal: AbortSignal | null | undefined,
  coming: Value | Promise<Value>,
): Promise<Value> {
  if (!signal) return await coming
  const { promise, reject } = promiseWithResolvers<never>()
  const stop = () =>
    reject(signal.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'))
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([coming, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** As the language's own of a later year, which the program's browsers lack. */
function promiseWithResolvers<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (reason: Error) => void = () => {}
  const promise = new Promise<Value>((keep, break_) => {
    resolve = keep
    reject = break_
  })
  return { promise, resolve, reject }
}
