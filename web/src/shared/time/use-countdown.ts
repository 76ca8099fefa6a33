import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once the time has run down; it stands still while paused. A new `key` on the component starts it again. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)

  // The browser's timer.
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(end, leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
