import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../storage/device-storage.ts'
import { currentToken } from './session.ts'

/** After how many minutes without a touch rooms with guardians and archives are covered; 0 never covers them. */
export const idleChoices = [0, 5, 10, 30] as const
export type IdleMinutes = (typeof idleChoices)[number]

type IdleLock = {
  minutes: IdleMinutes
  /** Marks the session in which the room was covered: a reload leaves it covered, a new sign-in does not. */
  lockedSession: string
  /** Epoch ms of the last touch in any tab, to some seconds. */
  touchedAt: number
}

const STORAGE_KEY = 'pinge-idle-lock'
/** No more often is a touch told to the other tabs. */
const TOLD_EVERY_MS = 5_000

export const useIdleLock = create<IdleLock>()(
  persist((): IdleLock => ({ minutes: 10, lockedSession: '', touchedAt: 0 }), {
    name: STORAGE_KEY,
    version: 1,
    storage: deviceStorage(),
  }),
)

const sessionMark = (): string => currentToken().slice(0, 8)

export function useIsIdle(): boolean {
  return useIdleLock(({ lockedSession }) => lockedSession !== '' && lockedSession === sessionMark())
}

export function changeIdleLock(change: Partial<IdleLock>): void {
  // What this tab remembers may be old: written back, it would uncover what another tab has covered.
  void useIdleLock.persist.rehydrate()
  useIdleLock.setState(change)
}

export function setIdle(isIdle: boolean): void {
  changeIdleLock({ lockedSession: isIdle ? sessionMark() : '' })
}

export function noteTouch(now: number): void {
  const { touchedAt } = useIdleLock.getState()
  // A clock that was put back must not make it wait.
  if (now - touchedAt >= TOLD_EVERY_MS || touchedAt > now) changeIdleLock({ touchedAt: now })
}

/** A teacher who works in another tab is there; and what is covered in one tab is covered in all. */
export function followIdleElsewhere(): () => void {
  // Until now this tab listened to no other.
  void useIdleLock.persist.rehydrate()
  const follow = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY) void useIdleLock.persist.rehydrate()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
