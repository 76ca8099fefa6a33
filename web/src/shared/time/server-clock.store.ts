import { create } from 'zustand'

/** How far the server's clock is ahead of this device's, which may be days off: the first call is told so. */
export const useServerClock = create<{ aheadMs: number }>()(() => ({ aheadMs: 0 }))

/** The time of day in epoch ms: this device's own until the server says that it is off. */
export function serverNow(): number {
  return Date.now() + useServerClock.getState().aheadMs
}

/** `serverTime` is what the server has this very moment, in epoch ms. */
export function setServerTime(serverTime: number): void {
  useServerClock.setState({ aheadMs: serverTime - Date.now() })
}
