import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { RecordDraft, WaitingRecord } from './waiting-records.store.ts'

interface Schema extends DBSchema {
  waiting: { key: [userId: string, requestId: string]; value: WaitingRecord }
  drafts: { key: [userId: string, classId: string]; value: RecordDraft }
}

export type RecordStore = {
  list: (userId: string) => Promise<WaitingRecord[]>
  put: (record: WaitingRecord) => Promise<void>
  remove: (userId: string, requestId: string) => Promise<void>
  findDraft: (userId: string, classId: string) => Promise<RecordDraft | undefined>
  putDraft: (draft: RecordDraft) => Promise<void>
  removeDraft: (userId: string, classId: string) => Promise<void>
  /** Leaves nothing of this teacher. */
  clear: (userId: string) => Promise<void>
  /** Whether a record of any teacher waits for the next start; undefined where the device does not tell. */
  isWaiting: () => Promise<boolean | undefined>
}

/** Records and drafts that this page alone knows. */
export function createMemoryStore(): RecordStore {
  const waiting = new Map<string, WaitingRecord>()
  const drafts = new Map<string, RecordDraft>()
  const keyOf = (...parts: readonly string[]) => parts.join(' ')
  return {
    list: async (userId) => [...waiting.values()].filter((one) => one.userId === userId),
    put: async (one) => void waiting.set(keyOf(one.userId, one.requestId), one),
    remove: async (...ids) => void waiting.delete(keyOf(...ids)),
    findDraft: async (...ids) => drafts.get(keyOf(...ids)),
    putDraft: async (draft) => void drafts.set(keyOf(draft.userId, draft.classId), draft),
    removeDraft: async (...ids) => void drafts.delete(keyOf(...ids)),
    clear: async (userId) => {
      for (const held of [waiting, drafts])
        for (const [key, one] of held) if (one.userId === userId) held.delete(key)
    },
    isWaiting: async () => waiting.size > 0,
  }
}

/**
 * Records and drafts with their pictures in this browser's database, each teacher's apart. Where it gives none or takes
 * no more, or must keep nothing (a public computer), they are held in this page; `onHeldOnly` says so. A teacher says
 * which it is at the sign-in, when the page may be open already: each write asks `mayKeep`.
 */
export function createRecordStore(mayKeep: () => boolean, onHeldOnly: () => void): RecordStore {
  const held = createMemoryStore()
  let opening: Promise<IDBPDatabase<Schema>> | undefined

  const open = () =>
    (opening ??= openDB<Schema>('pinge-realistic', 1, {
      upgrade: (database) => {
        database.createObjectStore('waiting', { keyPath: ['userId', 'requestId'] })
        database.createObjectStore('drafts', { keyPath: ['userId', 'classId'] })
      },
    }))

  async function attempt<Result, Otherwise = Result>(
    run: (database: IDBPDatabase<Schema>) => Promise<Result>,
    otherwise: Otherwise,
  ): Promise<Result | Otherwise> {
    try {
      return await run(await open())
    } catch {
      opening = undefined
      return otherwise
    }
  }
  const write = (run: (database: IDBPDatabase<Schema>) => Promise<unknown>) =>
    attempt((database) => run(database).then(() => true), false)
  const keep: typeof write = async (run) => mayKeep() && (await write(run))

  return {
    list: async (userId) => {
      const kept = await attempt((database) => database.getAll('waiting', ofUser(userId)), [])
      const all = new Map([...kept, ...(await held.list(userId))].map((one) => [one.requestId, one]))
      return [...all.values()].toSorted((a, b) => a.writtenAt - b.writtenAt)
    },
    put: async (one) => {
      // Else what this page held of it before would stand in its place.
      if (await keep((database) => database.put('waiting', one)))
        return held.remove(one.userId, one.requestId)
      onHeldOnly()
      await held.put(one)
    },
    remove: async (userId, requestId) => {
      await held.remove(userId, requestId)
      await write((database) => database.delete('waiting', [userId, requestId]))
    },
    findDraft: async (userId, classId) =>
      // What is held is newer than what the device kept before.
      (await held.findDraft(userId, classId)) ??
      (await attempt((database) => database.get('drafts', [userId, classId]), undefined)),
    putDraft: async (draft) => {
      const isKept = await keep((database) => database.put('drafts', draft))
      await (isKept ? held.removeDraft(draft.userId, draft.classId) : held.putDraft(draft))
    },
    removeDraft: async (userId, classId) => {
      await held.removeDraft(userId, classId)
      await write((database) => database.delete('drafts', [userId, classId]))
    },
    clear: async (userId) => {
      await held.clear(userId)
      await write((database) => database.delete('waiting', ofUser(userId)))
      await write((database) => database.delete('drafts', ofUser(userId)))
    },
    isWaiting: () => attempt(async (database) => (await database.count('waiting')) > 0, undefined),
  }
}

function ofUser(userId: string): IDBKeyRange {
  return IDBKeyRange.bound([userId], [userId, []])
}
