import { useEffect, useState } from 'react'

/** The time of this device, again every so many milliseconds while something runs. */
export function useTick(everyMs: number, isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  // The world outside: the clock. A device that wakes from sleep looks at it at once.
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, isRunning])
  return now
}
