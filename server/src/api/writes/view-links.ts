import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { createHmac } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { isSameInConstantTime } from '../../platform/http/callers/hmac-sha256.ts'

const LINK_MS = 5 * MINUTE_MS

export type ViewLinks = {
  /** Adds to an address what opens it for five minutes. */
  issue(url: string): { url: string; expireTime: number }
  /** Whether the query of an address opens it now. */
  opens(url: string, query: { expires?: unknown; sign?: unknown }): boolean
}

/** Short-lived addresses: an image element can send no token, so the address itself says until when it is good. */
export function createViewLinks(clock: Clock, secret: string): ViewLinks {
  const sign = (url: string, expires: number): string =>
    createHmac('sha256', secret).update(`view\n${url}\n${expires}`).digest('base64url')
  return {
    issue: (url) => {
      const expireTime = clock() + LINK_MS
      return { url: `${url}?expires=${expireTime}&sign=${sign(url, expireTime)}`, expireTime }
    },
    opens: (url, { expires, sign: given }) => {
      if (typeof expires !== 'string' || typeof given !== 'string' || !/^\d{1,15}$/.test(expires))
        return false
      return Number(expires) > clock() && isSameInConstantTime(sign(url, Number(expires)), given)
    },
  }
}
