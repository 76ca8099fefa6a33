import { useEffect, useEffectEvent } from 'react'

/**
 * Keys of the window; one that `onKey` takes does nothing else. On a button that has the focus the space bar is its own.
 * Held down, it is one press: it would take the step after this one too.
 */
export function useKeys(onKey: (key: string) => boolean): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[role=alertdialog]')) return
    const isOnButton = event.key === ' ' && event.target instanceof HTMLButtonElement
    if (isOnButton) return
    const isHeld = event.key === ' ' && event.repeat
    if (isHeld || onKey(event.key)) event.preventDefault()
  })
  // The keyboard of the window.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
