import { useEffect, useEffectEvent } from 'react'

/** Tells that the screen of a round is left, for another one or by closing the page; a request to the service outlives the page. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  // The browser's window, and this screen's end.
  useEffect(() => {
    const listen = () => leave()
    window.addEventListener('pagehide', listen)
    return () => {
      window.removeEventListener('pagehide', listen)
      leave()
    }
  }, [])
}
