import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { createHmac } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { isSameInConstantTime } from '../../../platform/http/callers/hmac-sha256.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { mediaTypeOf } from './media-types.ts'

export const MEDIA_PATH = '/media/'
/** As long as `file/media/detail` says. */
const LINK_MS = 2 * HOUR_MS

type Opened = {
  /** Where the storage keeps it. */
  key: string
  /** The session that it dies with; null for what guests hear as well. */
  sessionId: string | null
  /** To be saved under this name instead of shown. */
  saveAs?: string
}

export type MediaLinks = {
  /** An address that a media element can open, for two hours; on an object store one of the store's own. */
  issue(opened: Opened): Promise<{ url: string; expireTime: number }>
  /** What the query of an address says, if this server signed it and its time is not over. */
  read(key: string, query: Readonly<Record<string, unknown>>): Omit<Opened, 'key'> | undefined
}

/** What a script reads, such as pages and captions, comes from this server: a store would have to allow it first. */
async function linkAway(
  storage: Storage,
  { key, expireTime, saveAs }: { key: string; expireTime: number; saveAs: string },
): Promise<string | null> {
  const type = mediaTypeOf(key)
  if (saveAs === '' && !/^(?:video|audio)\//.test(type)) return null
  return storage.link(key, { expiresAt: expireTime, type, ...(saveAs !== '' && { saveAs }) })
}

export function createMediaLinks(clock: Clock, secret: string, storage: Storage): MediaLinks {
  const sign = (key: string, expires: string, session: string, name: string): string =>
    createHmac('sha256', secret).update(`media\n${key}\n${expires}\n${session}\n${name}`).digest('base64url')

  return {
    issue: async ({ key, sessionId, saveAs = '' }) => {
      const expireTime = clock() + LINK_MS
      const away = await linkAway(storage, { key, expireTime, saveAs })
      if (away !== null) return { url: away, expireTime }
      const expires = String(expireTime)
      const session = sessionId ?? ''
      const query = new URLSearchParams({ expires, sign: sign(key, expires, session, saveAs) })
      if (session !== '') query.set('session', session)
      if (saveAs !== '') query.set('name', saveAs)
      return { url: `${MEDIA_PATH}${key}?${query.toString()}`, expireTime }
    },
    read: (key, { expires, sign: given, session = '', name = '' }) => {
      if (![expires, given, session, name].every((value) => typeof value === 'string')) return undefined
      const [until, signature, its, saveAs] = [String(expires), String(given), String(session), String(name)]
      if (!/^\d{1,15}$/.test(until) || !isSameInConstantTime(sign(key, until, its, saveAs), signature))
        return undefined
      if (Number(until) <= clock()) return undefined
      return { sessionId: its === '' ? null : its, ...(saveAs !== '' && { saveAs }) }
    },
  }
}
