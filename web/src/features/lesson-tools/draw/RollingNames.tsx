import type { Student } from '@pinge/contract/students.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { DrawnOne } from './DrawnOne.tsx'
import { ROLL_MS, ROLL_TIMES_MS } from './roll.ts'

export type RollingNamesProps = {
  /** Who passes by; who is drawn was decided before. */
  passing: readonly Student[]
  onEnd: () => void
}

/** Names that pass by for a moment before the draw is shown. */
export function RollingNames({ passing, onEnd }: RollingNamesProps) {
  const [step, setStep] = useState(0)
  const end = useEffectEvent(onEnd)

  // The browser's timers.
  useEffect(() => {
    const timers = ROLL_TIMES_MS.map((at, place) => setTimeout(() => setStep(place), at))
    timers.push(setTimeout(end, ROLL_MS))
    return () => timers.forEach(clearTimeout)
  }, [])

  const shown = passing[step % Math.max(passing.length, 1)]
  return (
    <div aria-hidden className="size-full opacity-60">
      {shown && <DrawnOne student={shown} />}
    </div>
  )
}
