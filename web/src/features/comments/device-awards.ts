import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AwardStore } from './award-queue.ts'
import { heldAwards } from './held-awards.ts'
import type { WaitingAward } from './waiting-awards.store.ts'

type Key = [userId: string, requestId: string]

interface Schema extends DBSchema {
  awards: { key: Key; value: WaitingAward & { requestId: string } }
}

const DATABASE = 'pinge-waiting-awards'
const VERSION = 1

/**
 * Waiting awards in this browser's database, each teacher's apart. Where it gives none or takes no more (a private
 * window, a full device), or must keep nothing (a public computer), they are held in this page; `onHeldOnly` says so.
 */
export function deviceAwards(isAllowed: boolean, onHeldOnly: () => void): AwardStore {
  const held = heldAwards()
  let opening: Promise<IDBPDatabase<Schema>> | undefined

  const open = () =>
    (opening ??= openDB<Schema>(DATABASE, VERSION, {
      upgrade: (database) => void database.createObjectStore('awards', { keyPath: ['userId', 'requestId'] }),
    }))

  async function attempt<Result>(
    deed: (database: IDBPDatabase<Schema>) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    if (!isAllowed) return otherwise
    try {
      return await deed(await open())
    } catch {
      opening = undefined
      return otherwise
    }
  }

  return {
    list: async (userId) => {
      const kept = await attempt((database) => database.getAll('awards', ofUser(userId)), [])
      const all = new Map([...kept, ...(await held.list(userId))].map((one) => [one.award.requestId, one]))
      return [...all.values()].toSorted(byTime)
    },
    put: async (one) => {
      const { requestId } = one.award
      const isKept = await attempt(
        (database) => database.put('awards', { ...one, requestId }).then(() => true),
        false,
      )
      if (isKept) return
      onHeldOnly()
      await held.put(one)
    },
    remove: async (userId, requestId) => {
      await held.remove(userId, requestId)
      await attempt((database) => database.delete('awards', [userId, requestId]), undefined)
    },
    clear: async (userId) => {
      await held.clear(userId)
      await attempt((database) => database.delete('awards', ofUser(userId)), undefined)
    },
  }
}

function ofUser(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []])
}

function byTime(a: WaitingAward, b: WaitingAward): number {
  return a.writtenAt - b.writtenAt || (a.award.requestId < b.award.requestId ? -1 : 1)
}
