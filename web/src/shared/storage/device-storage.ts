import { createJSONStorage, type StateStorage } from 'zustand/middleware'

const PUBLIC_COMPUTER = 'pinge-public-computer'

/** Undefined where there is none: in a test of rules, and in a browser that forbids even to ask for it. */
function browserStorage(kind: 'sessionStorage' | 'localStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

/** For a window that takes no note of it: it must not write more than one that does. */
let isPublicWindow = false

/** Others use this computer too: what is remembered ends with the browser's window, and nothing is written for longer. */
export function isPublicComputer(): boolean {
  return isPublicWindow || (browserStorage('sessionStorage')?.getItem(PUBLIC_COMPUTER) ?? null) !== null
}

export function setPublicComputer(isPublic: boolean): void {
  isPublicWindow = isPublic
  try {
    if (isPublic) browserStorage('sessionStorage')?.setItem(PUBLIC_COMPUTER, '1')
    else browserStorage('sessionStorage')?.clear()
  } catch {
    // Full: this page knows it, a reload signs out.
  }
}

const place = () => browserStorage(isPublicComputer() ? 'sessionStorage' : 'localStorage')

export const storage: StateStorage = {
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
