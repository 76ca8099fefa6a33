import { create } from 'zustand'

/** The text of the blocking warning, or null while there is none. */
export const useSessionExpired = create<{ text: string | null }>()(() => ({ text: null }))

export function openSessionExpiredDialog(text: string): void {
  useSessionExpired.setState({ text })
}

export function closeSessionExpiredDialog(): void {
  useSessionExpired.setState({ text: null })
}
