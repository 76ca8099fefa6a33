import type { CodePurpose } from '@pinge/contract/sign-in.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@pinge/contract/values/durations.ts'
import { createHmac } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { isSameInConstantTime } from '../http/callers/hmac-sha256.ts'
import type { RandomBytes } from '../random.ts'
import type { Limit, SharedStore } from '../shared/shared-store.ts'
import type { Clock } from '../clock.ts'
import type { SmsSender } from '../sms/sms-sender.ts'

const WAIT_SECONDS = 60
const CODE_MS = 5 * MINUTE_MS
const MAX_TRIES = 5
const anHour: Limit = { most: 5, windowMs: HOUR_MS }
const aDay: Limit = { most: 10, windowMs: DAY_MS }
/** A school where everybody registers on the same morning is one address. */
const ofAddress: Limit = { most: 200, windowMs: HOUR_MS }

/** All phones together, so that texts to strangers do not empty the site's account with its provider. */
const ofSite: Limit = { most: 2_000, windowMs: DAY_MS }

export type CodeDeps = {
  shared: SharedStore
  secret: string
  clock: Clock
  randomBytes: RandomBytes
  sms: SmsSender
}

/**
 * Sends a code to a phone, whether it has an account or not: who cannot read its messages learns nothing. Answers how
 * many seconds the next one has to wait.
 */
export async function sendCode(
  deps: CodeDeps,
  { tel, purpose }: { tel: string; purpose: CodePurpose },
  address: string,
): Promise<{ waitSeconds: number }> {
  const { shared, secret, clock, randomBytes, sms } = deps
  await requireRoom(shared, `code-address:${address}`, ofAddress)
  const waitKey = `code-wait:${tel}`
  const mayBeNext = String(clock() + WAIT_SECONDS * SECOND_MS)
  if (!(await shared.add(waitKey, mayBeNext, WAIT_SECONDS * SECOND_MS))) {
    const next = Number((await shared.get(waitKey)) ?? mayBeNext)
    throw tooOften(next - clock())
  }
  const counted: string[] = []
  try {
    for (const [key, limit] of [
      [`code-hour:${tel}`, anHour],
      [`code-day:${tel}`, aDay],
      ['code-site:all', ofSite],
    ] as const) {
      await requireRoom(shared, key, limit)
      counted.push(key)
    }
    const code = randomCode(randomBytes)
    await shared.remove(triesKey(tel, purpose))
    await shared.remove(usedKeyOf(tel, purpose))
    await shared.put(codeKey(tel, purpose), digestOf(secret, tel, purpose, code), CODE_MS)
    await sms.send(tel, code)
  } catch (error) {
    // Nothing was sent: a caller who asks again need not wait for that, and has as many left as before.
    await shared.remove(waitKey)
    for (const key of counted) await shared.undo(key)
    throw error
  }
  return { waitSeconds: WAIT_SECONDS }
}

export type GivenCode = {
  tel: string
  purpose: CodePurpose
  code: string
  /** The request that gives it: its repeat, whose first answer got lost or is under way, may give it again. */
  requestId?: string | undefined
}

/**
 * Whether it is the code that was sent for this; a right one is used up by the first request, and one that was tried too
 * often is dead.
 */
export async function isCodeRight(
  { shared, secret, randomBytes }: Pick<CodeDeps, 'shared' | 'secret' | 'randomBytes'>,
  { tel, purpose, code, requestId }: GivenCode,
): Promise<boolean> {
  const tries = await shared.hit(triesKey(tel, purpose), { most: MAX_TRIES, windowMs: CODE_MS })
  if (!tries.isAllowed) return false
  const digest = digestOf(secret, tel, purpose, code)
  const sent = await shared.get(codeKey(tel, purpose))
  if (sent === undefined || !isSameInConstantTime(sent, digest)) return false
  // One of the requests that bring it at the same time gets it.
  const user = digestOf(secret, tel, purpose, requestId ?? Buffer.from(randomBytes(16)).toString('hex'))
  const usedKey = usedKeyOf(tel, purpose)
  return (await shared.add(usedKey, user, CODE_MS)) || (await shared.get(usedKey)) === user
}

async function requireRoom(shared: SharedStore, key: string, limit: Limit): Promise<void> {
  const { isAllowed, resetMs } = await shared.hit(key, limit)
  if (!isAllowed) throw tooOften(resetMs)
}

function tooOften(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS))
  return new AppError('codeTooOften', {
    message: `验证码发送太频繁，请 ${formatWait(seconds)}后再试`,
    retryAfterSeconds: seconds,
    data: { waitSeconds: seconds },
  })
}

function formatWait(seconds: number): string {
  if (seconds <= 90) return `${seconds} 秒`
  if (seconds <= 5_400) return `${Math.ceil(seconds / 60)} 分钟`
  return `${Math.ceil(seconds / 3_600)} 小时`
}

/** Six digits, each as likely as any other. */
function randomCode(randomBytes: RandomBytes): string {
  const codes = 1_000_000
  // Numbers from here on would favour the lower codes, so they are thrown away.
  const fair = 2 ** 32 - (2 ** 32 % codes)
  for (;;) {
    const value = Buffer.from(randomBytes(4)).readUInt32BE(0)
    if (value < fair) return String(value % codes).padStart(6, '0')
  }
}

/** What is kept of a code: useless without the server's secret, and for any other phone or purpose. */
function digestOf(secret: string, tel: string, purpose: CodePurpose, code: string): string {
  return createHmac('sha256', secret).update(`code\n${purpose}\n${tel}\n${code}`).digest('base64url')
}

function codeKey(tel: string, purpose: CodePurpose): string {
  return `code:${purpose}:${tel}`
}

/** Under it stands which request has used the code up. */
function usedKeyOf(tel: string, purpose: CodePurpose): string {
  return `code-used:${purpose}:${tel}`
}

function triesKey(tel: string, purpose: CodePurpose): string {
  return `code-tries:${purpose}:${tel}`
}
