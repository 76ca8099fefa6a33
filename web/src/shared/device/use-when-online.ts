import { useEffect, useEffectEvent } from 'react'

/** Sends what waits as soon as the network comes back. */
export function useWhenOnline(send: () => void): void {
  const onOnline = useEffectEvent(send)
  // The world outside React: the network.
  useEffect(() => {
    const listen = () => onOnline()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
}
