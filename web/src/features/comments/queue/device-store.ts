import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { GivenComment } from '../give/given-comment.ts'
import type { CommentStore } from './queue-deps.ts'
import { createMemoryStore } from './memory-store.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

type Key = [userId: string, requestId: string]

/** As devices hold it since the first version, so that what waits there is still found. */
type Row = Omit<WaitingComment, 'comment'> & { award: GivenComment; requestId: string }

interface Schema extends DBSchema {
  awards: { key: Key; value: Row }
}

const DATABASE = 'pinge-waiting-awards'
const VERSION = 1

/**
 * Waiting comments in this browser's database, each teacher's apart. Where it gives none or takes no more (a private
 * window, a full device), or must keep nothing (a public computer), they are held in this page; `onHeldOnly` says so.
 * A teacher says which it is at the sign-in, when the page may be open already: each write asks `mayKeep`.
 */
export function createDeviceStore(mayKeep: () => boolean, onHeldOnly: () => void): CommentStore {
  const held = createMemoryStore()
  let opening: Promise<IDBPDatabase<Schema>> | undefined

  const open = () =>
    (opening ??= openDB<Schema>(DATABASE, VERSION, {
      upgrade: (database) => void database.createObjectStore('awards', { keyPath: ['userId', 'requestId'] }),
    }))

  async function attempt<Result>(
    run: (database: IDBPDatabase<Schema>) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    try {
      return await run(await open())
    } catch {
      opening = undefined
      return otherwise
    }
  }

  return {
    list: async (userId) => {
      const kept = await attempt((database) => database.getAll('awards', ofUser(userId)), [])
      const all = new Map(
        [...kept.map(fromRow), ...(await held.list(userId))].map((one) => [one.comment.requestId, one]),
      )
      return [...all.values()].toSorted(byTime)
    },
    put: async (one) => {
      const keep = () => attempt((database) => database.put('awards', toRow(one)).then(() => true), false)
      // Else what this page held of it before would stand in its place.
      if (mayKeep() && (await keep())) return held.remove(one.userId, one.comment.requestId)
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

/** Without the names of pupils who are gone: they may have been erased, and then no device keeps anything of them. */
function toRow({ comment, goneNames, ...one }: WaitingComment): Row {
  const gone = goneNames && { goneNames: [`${goneNames.length} 名学生`] }
  return { ...one, ...gone, award: comment, requestId: comment.requestId }
}

function fromRow({ award, requestId: _, ...one }: Row): WaitingComment {
  return { ...one, comment: award }
}

function ofUser(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []])
}

function byTime(a: WaitingComment, b: WaitingComment): number {
  return a.writtenAt - b.writtenAt || (a.comment.requestId < b.comment.requestId ? -1 : 1)
}
