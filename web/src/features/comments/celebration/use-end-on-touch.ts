import { useEffect, useEffectEvent } from 'react'

/** A teacher who goes on does not wait for a celebration to end; the touch does its own work besides. */
export function useEndOnTouch(onTouch: () => void): void {
  const end = useEffectEvent(onTouch)
  // The window hears a touch wherever it falls.
  useEffect(() => {
    const options = { capture: true, passive: true }
    const listen = () => end()
    window.addEventListener('pointerdown', listen, options)
    window.addEventListener('keydown', listen, options)
    return () => {
      window.removeEventListener('pointerdown', listen, options)
      window.removeEventListener('keydown', listen, options)
    }
  }, [])
}
