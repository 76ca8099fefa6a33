import { useEffect } from 'react'

/** Lets the browser ask, in its own words, before it closes or reloads a page that alone knows of something. */
export function useAskBeforeClose(isAsking: boolean): void {
  // The world outside: the browser.
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}
