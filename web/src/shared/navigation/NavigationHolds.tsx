import type { ReactNode } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { isNavigationHeld, RouterBlocker } from './use-hold-navigation.ts'

/** The router asks one blocker and no more, so that this one asks all. Once, above every screen. */
export function NavigationHolds({ children }: { children: ReactNode }) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) =>
    isNavigationHeld({
      currentLocation,
      nextLocation,
      isThroughHistory: historyAction === NavigationType.Pop,
    }),
  )
  return <RouterBlocker value={blocker}>{children}</RouterBlocker>
}
