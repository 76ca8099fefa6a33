import { create } from 'zustand'
import { findCurrentUser } from './known-users.ts'
import { currentUser, useSession } from './session.ts'

/** The text of the blocking warning, or null while there is none. */
export const useSessionExpired = create<{ text: string | null }>()(() => ({ text: null }))

export function openSessionExpiredDialog(text: string): void {
  useSessionExpired.setState({ text })
}

export function closeSessionExpiredDialog(): void {
  useSessionExpired.setState({ text: null })
}

/** Whether this teacher is signed in, and no end of the session was told. */
export function isSessionAlive(userId: string): boolean {
  return currentUser()?.userId === userId && useSessionExpired.getState().text === null
}

// A teacher who has signed in again in another tab is not signed out by a warning about the old session.
useSession.subscribe((session, before) => {
  if (findCurrentUser(session)?.accessToken !== findCurrentUser(before)?.accessToken)
    closeSessionExpiredDialog()
})
