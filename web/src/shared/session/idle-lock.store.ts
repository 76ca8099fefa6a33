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
}

export const useIdleLock = create<IdleLock>()(
  persist((): IdleLock => ({ minutes: 10, lockedSession: '' }), {
    name: 'pinge-idle-lock',
    version: 1,
    storage: deviceStorage(),
  }),
)

const sessionMark = (): string => currentToken().slice(0, 8)

export function useIsIdle(): boolean {
  return useIdleLock(({ lockedSession }) => lockedSession !== '' && lockedSession === sessionMark())
}

export function setIdle(isIdle: boolean): void {
  useIdleLock.setState({ lockedSession: isIdle ? sessionMark() : '' })
}
