import { useEffect, useEffectEvent } from 'react'

/** Keys of the window; one that `onKey` takes does nothing else. On a button that has the focus the space bar is its own. */
export function useKeys(onKey: (key: string) => boolean): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[role=alertdialog]')) return
    const isOnButton = event.key === ' ' && event.target instanceof HTMLButtonElement
    if (!isOnButton && onKey(event.key)) event.preventDefault()
  })
  // The keyboard of the window.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
