import {
  contentText,
  headerNames,
  MAX_CLOCK_SKEW_MS,
  RANDOM_STRING_LENGTH,
  signedText,
} from '@pinge/contract/protocol/signing.ts'
import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../../app-error.ts'
import type { Clock } from '../../clock.ts'
import { isSameInConstantTime } from './hmac-sha256.ts'
import type { NonceMemories, NonceMemory } from './nonce-memory.ts'

export type SignatureDeps = {
  appKey: string
  /** HMAC-SHA256 with the signing key, as lower-case hex. */
  sign: (text: string) => string
  clock: Clock
  nonces: NonceMemories
  /** A process without shared memory does not know what it saw before its start, so it takes nothing from then. */
  startedAt: Clock
  /** Where several processes serve: tells the others of a random string, and answers whether it was new to them. */
  shareNonce?: (randomString: string, ttlMs: number) => Promise<boolean>
}

const randomStringPattern = new RegExp(`^[A-Za-z0-9]{${RANDOM_STRING_LENGTH}}$`)

/** What a call says of itself, once its signature proved right. */
export type SignedCall = {
  /** The bare access token, empty when there is none. */
  token: string
  time: number
  randomString: string
}

/** Checks the common headers of a product call in the protocol's order: application key, signature, time. */
export function checkSignature(
  deps: SignatureDeps,
  url: string,
  headers: IncomingHttpHeaders,
  body: string | null,
): SignedCall {
  const appKey = header(headers, headerNames.appKey)
  const ts = header(headers, headerNames.timestamp)
  const rs = header(headers, headerNames.randomString)
  const contentMd5 = header(headers, headerNames.contentMd5)
  const signature = header(headers, headerNames.signature)
  const token = header(headers, headerNames.token)

  if (appKey !== deps.appKey) throw new AppError('unknownApplication')
  if (!ts || !rs || !contentMd5 || !signature) throw new AppError('headerMissing')

  const expectedMd5 = hash('md5', contentText(body, ts))
  const expected = deps.sign(signedText({ url, ts, rs, contentMd5, token }))
  if (expectedMd5 !== contentMd5 || !isSameInConstantTime(expected, signature))
    throw new AppError('signatureWrong')

  const now = deps.clock()
  const time = /^\d{1,15}$/.test(ts) ? Number(ts) : Number.NaN
  if (!(Math.abs(time - now) <= MAX_CLOCK_SKEW_MS) || time < deps.startedAt())
    throw new AppError('timestampOff', { data: { serverTime: now } })

  if (!randomStringPattern.test(rs)) throw new AppError('headerMissing')
  return { token, time, randomString: rs }
}

/** Refuses a call that was seen before. `owner` is whose share of the memory it takes: a session's or an address's. */
export async function requireNew(
  deps: SignatureDeps,
  { time, randomString }: SignedCall,
  memory: NonceMemory,
  owner: string,
): Promise<void> {
  const now = deps.clock()
  const expiresAt = time + MAX_CLOCK_SKEW_MS
  const remembered = memory.remember({ randomString, owner, expiresAt }, now)
  if (remembered === 'seen') throw new AppError('requestReplayed')
  if (remembered === 'full') throw new AppError('tooManyRequests', { retryAfterSeconds: 30 })
  const ttlMs = Math.max(expiresAt - now, 1)
  if (deps.shareNonce && !(await deps.shareNonce(randomString, ttlMs))) throw new AppError('requestReplayed')
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
