import { useState } from 'react'
import { useCountdown } from '../../time/use-countdown.ts'

const SLOW_MS = 5_000

/** Beside what is waited for, once that takes long; how it looks is the place's. */
export function SlowNote({ className }: { className: string }) {
  const [isSlow, setIsSlow] = useState(false)
  useCountdown(SLOW_MS, false, () => setIsSlow(true))
  return (
    isSlow && (
      <p role="status" className={className}>
        网络有点慢…
      </p>
    )
  )
}
