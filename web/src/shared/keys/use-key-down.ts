import { useEffectEvent, useLayoutEffect } from 'react'

/** Keys wherever the focus is. `first`: before anything on the screen hears of them. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, order: 'last' | 'first' = 'last'): void {
  const take = useEffectEvent(onKey)
  // The browser's keyboard; before the first drawing, so that no key falls between a screen and its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => take(event)
    const isFirst = order === 'first'
    window.addEventListener('keydown', listen, isFirst)
    return () => window.removeEventListener('keydown', listen, isFirst)
  }, [order])
}
