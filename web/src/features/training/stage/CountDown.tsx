import { useState } from 'react'
import { useIsTabHidden } from '../../../shared/device/use-is-tab-hidden.ts'
import { useCountdown } from '../../../shared/time/use-countdown.ts'

const STEP_MS = 1_000

/** 3, 2, 1: time to look up. It is not counted. */
export function CountDown({ onEnd }: { onEnd: () => void }) {
  const [left, setLeft] = useState(3)
  return (
    <div className="m-auto text-center" role="timer" aria-label="马上开始">
      <Step key={left} onEnd={() => (left === 1 ? onEnd() : setLeft(left - 1))} />
      <p
        className="num animate-rise-in text-[min(30vh,12rem)] leading-none font-bold text-brand"
        key={`n${left}`}
      >
        {left}
      </p>
    </div>
  )
}

function Step({ onEnd }: { onEnd: () => void }) {
  // A round does not begin before eyes that are elsewhere.
  useCountdown(STEP_MS, useIsTabHidden(), onEnd)
  return null
}
