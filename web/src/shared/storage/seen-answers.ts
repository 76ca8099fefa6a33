import { openDB, type DBSchema } from 'idb'

export interface SeenSchema extends DBSchema {
  seen: {
    key: [userId: string, path: string]
    value: { userId: string; path: string; key: string; data: unknown; at?: number }
  }
}

/** Where `app/offline/` keeps the class that was seen last. */
export const openSeen = () =>
  openDB<SeenSchema>('pinge-seen', 1, {
    upgrade: (database) => void database.createObjectStore('seen', { keyPath: ['userId', 'path'] }),
  })

export async function forgetSeen(userId: string): Promise<void> {
  await (await openSeen()).delete('seen', IDBKeyRange.bound([userId], [userId, []]))
}
