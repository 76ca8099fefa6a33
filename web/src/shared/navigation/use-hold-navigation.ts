import { createContext, use, useEffect, useEffectEvent, useId } from 'react'
import type { Blocker, Location } from 'react-router'

type Held = Extract<Blocker, { state: 'blocked' }>

export type HeldNavigation = {
  currentLocation: Location
  nextLocation: Location
  /** By the browser's own Back or Forward. */
  isThroughHistory: boolean
}
export type IsHeld = (navigation: HeldNavigation) => boolean

/** What may hold a navigation back, by the id of its hook: what was mounted last is asked first. */
const holds = new Map<string, IsHeld>()
/** Who held back the navigation that waits now. */
let holder: string | undefined

/** The one blocker that the router has; null where there is no router, as on the sign-in page. */
export const RouterBlocker = createContext<Blocker | null>(null)

/** Asks all that may hold a navigation back. */
export function isNavigationHeld(navigation: HeldNavigation): boolean {
  holder = [...holds].findLast(([, isHeld]) => isHeld(navigation))?.[0]
  return holder !== undefined
}

/** Holds back a navigation for which `isHeld` says so; answers the one that waits, until it goes on or is dropped. */
export function useHoldNavigation(isHeld: IsHeld): Held | null {
  const id = useId()
  const blocker = use(RouterBlocker)
  const isHeldNow = useEffectEvent(isHeld)

  // The router, which asks in its own time.
  useEffect(() => {
    holds.set(id, (navigation) => isHeldNow(navigation))
    return () => void holds.delete(id)
  }, [id])

  return blocker?.state === 'blocked' && holder === id ? blocker : null
}
