import { useEffect, useEffectEvent } from 'react'

/** Who leaves mid-round, for another screen or by closing the page, tells the service so; the request outlives the page. */
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
