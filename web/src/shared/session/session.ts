import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage, isPublicComputer, setPublicComputer, storage } from '../storage/device-storage.ts'
import { findCurrentUser, signedOut, signInUser, type Session } from './known-users.ts'

const STORAGE_KEY = 'pinge-session'

export const useSession = create<Session>()(
  persist(() => signedOut, { name: STORAGE_KEY, version: 1, storage: deviceStorage() }),
)

/** Applies a rule of `known-users.ts` to what this browser remembers. */
export function changeSession(rule: (session: Session) => Session): void {
  useSession.setState(rule(useSession.getState()))
  if (isPublicComputer() && currentUser() === null) leavePublicComputer()
}

/** Signs a teacher in on this device; on a public computer for this window alone. */
export function enterSession(user: UserInfo, isPublic: boolean): void {
  if (isPublic) setPublicComputer(true)
  changeSession((session) => signInUser(session, user))
}

/** A public computer keeps nothing of its user; the users it knew before are known again. */
function leavePublicComputer(): void {
  setPublicComputer(false)
  useSession.setState(signedOut)
  void useSession.persist.rehydrate()
}

export function useCurrentUser(): UserInfo | null {
  return useSession(findCurrentUser)
}

export function currentUser(): UserInfo | null {
  return findCurrentUser(useSession.getState())
}

/** The signed-in user's access token, empty when no user is signed in. */
export function currentToken(): string {
  return currentUser()?.accessToken ?? ''
}

/** Under this key stands what a child fills in. */
export const HANDED_KEY = 'pinge-handed'

/** A child holds this device, and no teacher is signed in. */
export function isHanded(): boolean {
  return storage.getItem(HANDED_KEY) !== null
}

/** Signing in or out in one tab counts in all of them. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) void useSession.persist.rehydrate()
  })
  // The browser's way back may bring a page as it was left, of a teacher who is gone.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void useSession.persist.rehydrate())
}
