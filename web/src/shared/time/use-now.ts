import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time of day, which goes on while the page stays open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  // The world outside: the clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
