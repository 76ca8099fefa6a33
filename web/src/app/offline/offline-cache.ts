import { classList } from '@pinge/contract/classes.ts'
import { commentItems } from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { studentList } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { forgetOnDevice } from '../../pages/leaving/forget-on-device.ts'
import { call } from '../../shared/api/call/call.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import { useSessionExpired } from '../../shared/session/session-expired.ts'
import { currentUser, useSession } from '../../shared/session/session.ts'
import { isPublicComputer } from '../../shared/storage/device-storage.ts'
import { openSeen, type SeenSchema } from '../../shared/storage/seen-answers.ts'

/** What a class needs to be shown and given to: of each the last, so that the device keeps one class. */
const kept: ReadonlySet<unknown> = new Set([classList.path, studentList.path, commentItems.path])

/** Those of them that name pupils: in the list of classes it is who was commented on last. */
const naming = [classList, studentList]
type Naming = (typeof naming)[number]

const AFTER_TAP_MS = 1_000

/** A device that hears of no end of its session, because it has no network, shows names for so long and no longer. */
const KEPT_MS = 7 * DAY_MS

/** When the server answered last: neither showing an answer again nor drawing over it makes its names any younger. */
const answeredAt = new WeakMap<Query, number>()

/** Keeps the class that was seen last for a start without a network: under its teacher's name, until that teacher leaves. */
export function keepOfflineCache(queryClient: QueryClient): void {
  // A browser that keeps nothing starts with a network only.
  const attempt = (action: () => Promise<void>) => void action().catch(() => {})
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll().filter(isKept)) {
    noteAnswer(query)
    attempt(() => keep(query))
  }
  /** Changed and not kept yet: writing a class down takes a while, and a tap is answered first. */
  const due = new Map<string, Query>()
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const changed = cache.get(event.query.queryHash)
    if (changed?.state.status !== 'success' || !isKept(changed)) return
    if ((event.action.type === 'success' && !event.action.manual) || !answeredAt.has(changed))
      noteAnswer(changed)
    if (due.size === 0)
      setTimeout(() => {
        for (const one of due.values()) attempt(() => keep(one))
        due.clear()
      }, AFTER_TAP_MS)
    due.set(changed.queryHash, changed)
  })
  attempt(forgetOld)
  for (const endpoint of naming)
    if (!cache.findAll({ queryKey: [endpoint.path] }).some(({ state }) => state.status === 'success'))
      attempt(() => renew(endpoint))
  const forgetUnderEnd = () => {
    const user = currentUser()
    if (useSessionExpired.getState().text === null || user === null) return
    due.clear()
    attempt(() => forgetOnDevice(user.userId))
  }
  // From the server's word on, and not from the teacher's next tap: another person may stand before the screen.
  forgetUnderEnd()
  useSessionExpired.subscribe(forgetUnderEnd)
  useSession.subscribe((session, before) => {
    const left = before.currentUserId
    if (left === null || left === session.currentUserId) return
    // What a teacher who leaves has seen is not for the next.
    due.clear()
    attempt(() => forgetOnDevice(left))
  })
}

/** What was seen the last time, for a question that the network did not take. */
export async function findOffline(
  query: Pick<Query, 'queryKey' | 'queryHash'>,
): Promise<{ data: unknown; at: number } | undefined> {
  const [path] = query.queryKey
  const userId = currentUser()?.userId
  if (userId === undefined || typeof path !== 'string' || !isKept(query)) return undefined
  const seen = await (await openSeen()).get('seen', [userId, path])
  if (seen === undefined || isOld(seen)) return undefined
  const { key, data, at = 0 } = seen
  return key === query.queryHash && userId === currentUser()?.userId ? { data, at } : undefined
}

/** What an earlier version kept says no time. */
function isOld({ at = 0 }: SeenSchema['seen']['value']): boolean {
  return at < Date.now() - KEPT_MS
}

async function forgetOld(): Promise<void> {
  const database = await openSeen()
  const rows = await database.getAll('seen')
  await Promise.all(rows.filter(isOld).map(({ userId, path }) => database.delete('seen', [userId, path])))
}

/** Reads again what was kept when the product is opened on another screen: a pupil in it may be gone, or erased. */
async function renew(endpoint: Naming): Promise<void> {
  const userId = currentUser()?.userId
  const database = await openSeen()
  const place: SeenSchema['seen']['key'] = [userId ?? '', endpoint.path]
  const seen = await database.get('seen', place)
  if (seen === undefined) return
  // Written by `keep`, from the key of a question for this call.
  const [, request] = JSON.parse(seen.key) as [string, RequestOf<Naming>]
  try {
    const data = await call(endpoint, request)
    const now = await database.get('seen', place)
    if (now?.at === seen.at) await database.put('seen', { ...seen, data, at: Date.now() })
  } catch (error) {
    if (error instanceof Refusal) await database.delete('seen', place)
  }
}

function isKept({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  return kept.has(path)
}

function noteAnswer(query: Query): void {
  if (query.state.data !== undefined) answeredAt.set(query, query.state.dataUpdatedAt)
}

async function keep(query: Query): Promise<void> {
  const {
    queryKey: [path],
    queryHash,
    state,
  } = query
  const userId = currentUser()?.userId
  if (userId === undefined || typeof path !== 'string' || isPublicComputer()) return
  // Not answered yet: what was seen before stays.
  if (state.data === undefined) return
  const at = answeredAt.get(query) ?? state.dataUpdatedAt
  const database = await openSeen()
  if (useSessionExpired.getState().text !== null) return
  await database.put('seen', { userId, path, key: queryHash, data: state.data, at })
}
