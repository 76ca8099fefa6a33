import { classList } from '@pinge/contract/classes.ts'
import { commentItems } from '@pinge/contract/comments.ts'
import { studentList } from '@pinge/contract/students.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { openDB, type DBSchema } from 'idb'
import { currentUser, useSession } from '../shared/session/session.ts'
import { isPublicComputer } from '../shared/storage/device-storage.ts'

/** What a class needs to be shown and given to: of each the last, so that the device keeps one class. */
const kept: ReadonlySet<unknown> = new Set([classList.path, studentList.path, commentItems.path])

interface Schema extends DBSchema {
  seen: {
    key: [userId: string, path: string]
    value: { userId: string; path: string; key: string; data: unknown }
  }
}

const open = () =>
  openDB<Schema>('pinge-seen', 1, {
    upgrade: (database) => void database.createObjectStore('seen', { keyPath: ['userId', 'path'] }),
  })

/** Keeps the class that was seen last for a start without a network: under its teacher's name, until that teacher leaves. */
export function rememberSeen(queryClient: QueryClient): void {
  // A browser that keeps nothing starts with a network only.
  const attempt = (deed: () => Promise<void>) => void deed().catch(() => {})
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) attempt(() => keep(query))
  cache.subscribe(({ type, query }) => {
    const changed = type === 'updated' ? cache.get(query.queryHash) : undefined
    if (changed?.state.status === 'success') attempt(() => keep(changed))
  })
  useSession.subscribe((session, before) => {
    const left = before.currentUserId
    if (left !== null && left !== session.currentUserId) attempt(() => forget(left))
  })
}

/** What was seen the last time, for a question that the network did not take. */
export async function findSeen(query: Pick<Query, 'queryKey' | 'queryHash'>): Promise<unknown> {
  const [path] = query.queryKey
  const userId = currentUser()?.userId
  if (userId === undefined || typeof path !== 'string' || !kept.has(path)) return undefined
  const seen = await (await open()).get('seen', [userId, path])
  return seen?.key === query.queryHash && userId === currentUser()?.userId ? seen.data : undefined
}

async function keep({ queryKey: [path], queryHash, state }: Query): Promise<void> {
  const userId = currentUser()?.userId
  if (userId === undefined || typeof path !== 'string' || !kept.has(path) || isPublicComputer()) return
  // Not answered yet: what was seen before stays.
  if (state.data === undefined) return
  await (await open()).put('seen', { userId, path, key: queryHash, data: state.data })
}

async function forget(userId: string): Promise<void> {
  await (await open()).delete('seen', IDBKeyRange.bound([userId], [userId, []]))
}
