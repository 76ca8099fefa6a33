import { MINUTE_MS } from '../values/durations.ts'

/** How a product call is signed. Pure text: each side brings its own hash functions. */

export const DEFAULT_APP_KEY = 'pinge-web'
/** The specification's key is a constant embedded in the client; a real deployment sets its own. */
export const DEFAULT_SIGNING_KEY = 'pinge-development-key'

export const RANDOM_STRING_LENGTH = 32
export const RANDOM_STRING_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** How far a call's `ts` may be off, and how long after its `ts` an `rs` is remembered. */
export const MAX_CLOCK_SKEW_MS = 5 * MINUTE_MS

export const headerNames = {
  appKey: 'ak',
  timestamp: 'ts',
  token: 'authorization',
  randomString: 'rs',
  contentMd5: 'contentmd5',
  signature: 'sign',
} as const

/** Named by the specification for the generic HTTP layer. A proxy may set the cookie; no authority of ours rests on it. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

export type SignedParts = {
  /** The path with its query exactly as sent, without the origin. */
  url: string
  ts: string
  rs: string
  contentMd5: string
  /** The bare access token, empty when there is none. */
  token: string
}

/** What contentMd5 is the MD5 of; `body` is the JSON text, or null when there is none or the body is multipart. */
export function contentText(body: string | null, ts: string): string {
  // A JavaScript string's length counts UTF-16 code units, which is what the protocol asks for.
  return `${body === null ? 2 : body.length}:${ts}`
}

/** What the signature is the HMAC-SHA256 of. */
export function signedText({ url, ts, rs, contentMd5, token }: SignedParts): string {
  return [url, 'POST', ts, rs, contentMd5, token].join('\n')
}
