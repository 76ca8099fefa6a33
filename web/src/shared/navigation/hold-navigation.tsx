import { createContext, use, useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router'

type Held = Extract<Blocker, { state: 'blocked' }>

/** What may hold a navigation back, by the id of its hook: what was mounted last is asked first. */
const holds = new Map<string, BlockerFunction>()
/** Who held back the navigation that waits now. */
let holder: string | undefined

const RouterBlocker = createContext<Blocker | null>(null)

/** The router asks one blocker and no more, so that this one asks all. Once, above every screen. */
export function NavigationHolds({ children }: { children: ReactNode }) {
  const blocker = useBlocker((navigation) => {
    holder = [...holds].findLast(([, isHeld]) => isHeld(navigation))?.[0]
    return holder !== undefined
  })
  return <RouterBlocker value={blocker}>{children}</RouterBlocker>
}

/** Holds back a navigation for which `isHeld` says so; answers the one that waits, until it goes on or is dropped. */
export function useHoldNavigation(isHeld: BlockerFunction): Held | null {
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
