import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '../../../shared/time/use-countdown.ts'

export type StageClockProps = {
  label: string
  fullMs: number
  /** A child that clocks make nervous plays without seeing one; the time runs all the same. */
  isShown: boolean
  /** The time stands still. */
  isPaused?: boolean
  onEnd: () => void
}

/** How long a phase still lasts: as a bar and as minutes and seconds. */
export function StageClock({ label, fullMs, isShown, isPaused = false, onEnd }: StageClockProps) {
  useCountdown(fullMs, isPaused, onEnd)
  const leftMs = useLeftMs(fullMs, isPaused)
  if (!isShown) return null
  const seconds = Math.ceil(leftMs / 1_000)
  return (
    <div className="w-full max-w-80 min-w-[min(100%,12rem)] flex-1">
      <p className="flex justify-between text-m text-ink-2">
        {label}
        <b className="num text-lg text-ink">
          {String(Math.floor(seconds / 60)).padStart(2, '0')}:{String(seconds % 60).padStart(2, '0')}
        </b>
      </p>
      <div className="mt-1 h-3 overflow-hidden rounded-full bg-mist-2">
        <div className="h-full rounded-full bg-sun" style={{ width: `${(100 * leftMs) / fullMs}%` }} />
      </div>
    </div>
  )
}

const DRAWN_EVERY_MS = 250

/** By the difference of two times and not by counting, because a window in the background is woken seldom. */
function useLeftMs(fullMs: number, isPaused: boolean): number {
  const [leftMs, setLeftMs] = useState(fullMs)
  const left = useRef(fullMs)
  // The clock.
  useEffect(() => {
    if (isPaused) return
    const begunAt = performance.now()
    const before = left.current
    const timer = setInterval(() => {
      left.current = Math.max(0, before - (performance.now() - begunAt))
      setLeftMs(left.current)
    }, DRAWN_EVERY_MS)
    return () => clearInterval(timer)
  }, [isPaused])
  return leftMs
}
