import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isSessionAlive } from '../session/session-expired.ts'
import { currentUser, useSession } from '../session/session.ts'
import { deviceStorage, storage } from './device-storage.ts'

/** What stays at a place: what any tab left there, what this tab had there before, and what it has now. */
export type Merge<Kept> = (
  stands: Kept | undefined,
  before: Kept | undefined,
  now: Kept | undefined,
) => Kept | undefined

/** By teacher, then by the place that it is written into. */
type KeptWork<Kept> = { byUser: Readonly<Record<string, Readonly<Record<string, Kept>>>> }

const VERSION = 1

/**
 * What was written and is not saved yet: it outlives a reload and a lost network. All tabs of a device keep it under one
 * name, so each looks at what the others left before it changes anything. After the end of a session it waits in the memory
 * of the tab, for the same teacher alone: what a device of the school stores of pupils, a stranger could read.
 */
export function createKeptWork<Kept>(name: string, merge: Merge<Kept>) {
  const useKept = create<KeptWork<Kept>>()(
    persist(() => ({ byUser: {} }), { name, version: VERSION, storage: deviceStorage() }),
  )
  const useStanding = create<{ isKept: boolean }>()(() => ({ isKept: true }))
  let seen = storage.getItem(name)
  const nothing: Readonly<Record<string, Kept>> = {}
  /** By teacher and place: what this tab put there, or took up there. */
  const own = new Map<string, Kept>()

  function readAll(): KeptWork<Kept>['byUser'] {
    // A device that takes nothing more says what it said before, and what this page remembers counts.
    if (storage.getItem(name) !== seen) void useKept.persist.rehydrate()
    seen = storage.getItem(name)
    return useKept.getState().byUser
  }

  function writeAll(byUser: KeptWork<Kept>['byUser']): void {
    useKept.setState({ byUser })
    seen = storage.getItem(name)
    // A device that is full, or keeps nothing, refuses without a word.
    useStanding.setState({ isKept: seen === JSON.stringify({ state: { byUser }, version: VERSION }) })
  }

  function setOwn(key: string, kept: Kept | undefined): void {
    if (kept === undefined) own.delete(key)
    else own.set(key, kept)
  }

  /** What the end of a session interrupted, by teacher. */
  const useInterrupted = create<KeptWork<Kept>>()(() => ({ byUser: {} }))
  const setInterrupted = (userId: string, left: Readonly<Record<string, Kept>>): void =>
    useInterrupted.setState(({ byUser }) => ({ byUser: { ...byUser, [userId]: left } }))
  useSession.subscribe(() => {
    const userId = currentUser()?.userId ?? ''
    const left = useInterrupted.getState().byUser[userId]
    if (!left || !isSessionAlive(userId)) return
    setInterrupted(userId, nothing)
    writeAll({ ...readAll(), [userId]: { ...readAll()[userId], ...left } })
  })

  const list = (userId: string) => readAll()[userId] ?? nothing
  const find = (userId: string, place: string): Kept | undefined => list(userId)[place]
  return {
    find,
    /** All that waits, by place. */
    list,
    /** The same as it is known without a look at the device: for what is drawn, which is told of changes by `subscribe`. */
    drawn: (userId: string) => useKept.getState().byUser[userId] ?? nothing,
    subscribe: (listener: () => void) => {
      // What another tab left or took away.
      globalThis.addEventListener('storage', readAll)
      const stop = useKept.subscribe(listener)
      return () => {
        globalThis.removeEventListener('storage', readAll)
        stop()
      }
    },
    /** Whether the device took what was kept last: else this page alone knows of it. */
    useIsKept: () => useStanding(({ isKept }) => isKept),
    /** Whether it stands there as this tab left it or took it up. */
    isOwn: (userId: string, place: string) => isSameWork(own.get(`${userId} ${place}`), find(userId, place)),
    /** What an earlier page left; it is this tab's from now on. */
    takeUp: (userId: string, place: string): Kept | undefined => {
      const found = find(userId, place)
      setOwn(`${userId} ${place}`, found)
      return found
    },
    /** Undefined: nothing of this tab waits there any more. */
    keep: (userId: string, place: string, now: Kept | undefined): void => {
      const isAlive = isSessionAlive(userId)
      const all = isAlive ? list(userId) : (useInterrupted.getState().byUser[userId] ?? nothing)
      const { [place]: stands, ...others } = all
      const key = `${userId} ${place}`
      const next = merge(stands, own.get(key), now)
      setOwn(key, now)
      if (next === stands) return
      const left = next === undefined ? others : { ...others, [place]: next }
      if (isAlive) writeAll({ ...readAll(), [userId]: left })
      else setInterrupted(userId, left)
    },
    /** Of a teacher who leaves the device nothing stays; where the session ended by itself, it waits in memory. */
    forget: (userId: string): void => {
      const { [userId]: left, ...byUser } = readAll()
      if (isSessionAlive(userId)) {
        own.clear()
        setInterrupted(userId, nothing)
      } else setInterrupted(userId, { ...useInterrupted.getState().byUser[userId], ...left })
      writeAll(byUser)
    },
  }
}

/** Whether two tabs mean the same: each reads an object of its own. */
export function isSameWork(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
