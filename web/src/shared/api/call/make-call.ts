import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { XSRF_COOKIE, XSRF_HEADER } from '@pinge/contract/protocol/signing.ts'
import type { PageConfig } from '@pinge/contract/site.ts'
import { overNetwork } from '../failure/network-failure.ts'
import { Refusal } from '../failure/refusal.ts'
import { limitTime } from './limit-time.ts'
import { readEnvelope } from './read-envelope.ts'
import { signHeaders } from './sign-headers.ts'

export type CallOptions = {
  /** Used in place of the current user's token. */
  token?: string
  signal?: AbortSignal
  file?: File
  keepalive?: boolean
  /** The caller expects that the session may be over: then nothing is told. */
  mayBeExpired?: boolean
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<DataOf<E>>

export type CallDeps = {
  fetch: typeof fetch
  now: () => number
  /** This device's clock is off: from now on `now` answers by the server's. */
  setServerTime: (serverTime: number) => void
  randomString: () => string
  currentToken: () => string
  /** The page's cookies as the browser tells them. */
  cookies: () => string
  /** The current user's session is over: every call tells so. */
  onSessionExpired: (message: string) => void
  config: Pick<PageConfig, 'appKey' | 'signingKey'>
}

/** Makes the one function through which every product call goes. */
export function makeCall({
  fetch,
  now,
  setServerTime,
  randomString,
  currentToken,
  cookies,
  onSessionExpired,
  config,
}: CallDeps): Call {
  async function send(
    endpoint: Endpoint,
    request: unknown,
    token: string,
    options: CallOptions,
  ): Promise<unknown> {
    // What the server would answer; a screen that is being left need not ask.
    if (endpoint.access !== 'public' && token === '') throw new Refusal(errors.sessionExpired.code, '')
    const body = options.file ? null : JSON.stringify(request)
    const signed = signHeaders({
      path: endpoint.path,
      body,
      ts: String(now()),
      rs: randomString(),
      token,
      ...config,
    })
    const headers = { ...signed, ...xsrfHeader(cookies()) }
    const { signal, stopClock, end } = limitTime(options.signal, options.file?.size)
    try {
      const init: RequestInit = {
        method: 'POST',
        headers: body === null ? headers : { ...headers, 'content-type': 'application/json' },
        body: body ?? multipart(endpoint, request, options.file),
        signal,
        keepalive: options.keepalive ?? false,
        cache: 'no-store',
      }
      const answer = await overNetwork(fetch(endpoint.path, init), signal)
      if (!endpoint.file) return await readEnvelope(answer, signal)
      // The time is up for an answer that does not begin; a long file may take as long as the network needs.
      stopClock()
      const isFile = answer.ok && answer.headers.get('content-type') === endpoint.file.type
      return isFile ? await overNetwork(answer.blob(), signal) : await readEnvelope(answer, signal)
    } finally {
      end()
    }
  }

  /** Sends a second time what was signed by a wrong clock, or was taken for a replay. */
  async function sendUntilSigned(...sent: Parameters<typeof send>): Promise<unknown> {
    try {
      return await send(...sent)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const serverTime = readServerTime(error)
      if (serverTime !== undefined) setServerTime(serverTime)
      else if (!isReplay(error)) throw error
      // Once only: a second refusal of the same kind is told to the teacher.
      return send(...sent)
    }
  }

  function announceExpiredSession(error: unknown, token: string, { mayBeExpired }: CallOptions): void {
    if (!(error instanceof Refusal) || error.code !== errors.sessionExpired.code) return
    // A call that was still on its way when its user left says nothing to the next one.
    if (mayBeExpired || token === '' || token !== currentToken()) return
    onSessionExpired(error.message || errors.sessionExpired.message)
  }

  return async function call(endpoint, request, options = {}) {
    let data: unknown
    const token = options.token ?? currentToken()
    try {
      data = await sendUntilSigned(endpoint, request, token, options)
    } catch (error) {
      announceExpiredSession(error, token, options)
      throw error
    }
    // What `download` hands on; the contract's data is nothing then.
    if (data instanceof Blob) return data as DataOf<typeof endpoint>
    const parsed = endpoint.data.safeParse(data)
    if (!parsed.success) throw new Refusal(errors.unexpected.code, errors.unexpected.message)
    return parsed.data as DataOf<typeof endpoint>
  }
}

function multipart(endpoint: Endpoint, request: unknown, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(request ?? {})) form.append(name, String(value))
  if (endpoint.upload && file) form.append(endpoint.upload.field, file)
  return form
}

/** The server's time, where the refusal says that this device's clock is off. */
function readServerTime({ code, data }: Refusal): number | undefined {
  if (code !== errors.timestampOff.code || typeof data !== 'object' || data === null) return undefined
  return 'serverTime' in data && typeof data.serverTime === 'number' ? data.serverTime : undefined
}

/** Perhaps the browser's own resend: signed again, with the same requestId, it does no harm. */
function isReplay({ code, message }: Refusal): boolean {
  return code === errors.requestReplayed.code && message === errors.requestReplayed.message
}

/** The XSRF cookie as the header that hands it back; nothing where there is no cookie. */
function xsrfHeader(cookies: string): Record<string, string> {
  const start = `${XSRF_COOKIE}=`
  const cookie = cookies.split('; ').find((each) => each.startsWith(start))
  return cookie === undefined ? {} : { [XSRF_HEADER]: decodeCookie(cookie.slice(start.length)) }
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Not ours to judge: it goes back as it came.
    return value
  }
}
