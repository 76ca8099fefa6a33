import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { useEffect, useState } from 'react'
import { useServerClock } from './server-clock.store.ts'

/** The time of day, which goes on while the page stays open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  const aheadMs = useServerClock((clock) => clock.aheadMs)
  // The world outside: the clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now + aheadMs
}
