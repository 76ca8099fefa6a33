import { createJSONStorage, type StateStorage } from 'zustand/middleware'

const PUBLIC_COMPUTER = 'pinge-public-computer'

/** Others use this computer too: what is remembered ends with the browser's window, and nothing is written for longer. */
export function isPublicComputer(): boolean {
  const windowStorage = globalThis.sessionStorage as Storage | undefined
  return (windowStorage?.getItem(PUBLIC_COMPUTER) ?? null) !== null
}

export function setPublicComputer(isPublic: boolean): void {
  if (isPublic) sessionStorage.setItem(PUBLIC_COMPUTER, '1')
  else sessionStorage.clear()
}

/** Undefined where there is no browser: in a test of rules. */
const place = (): Storage | undefined =>
  isPublicComputer() ? globalThis.sessionStorage : globalThis.localStorage

const storage: StateStorage = {
  getItem: (name) => place()?.getItem(name) ?? null,
  setItem: (name, value) => {
    try {
      place()?.setItem(name, value)
    } catch {
      // Full, or forbidden as in some private windows: it is remembered as long as the page is open, and nothing stops.
    }
  },
  removeItem: (name) => place()?.removeItem(name),
}

/** Where stores are kept: in the browser, or on a public computer in this window alone. */
export function deviceStorage<State>() {
  return createJSONStorage<State>(() => storage)
}
