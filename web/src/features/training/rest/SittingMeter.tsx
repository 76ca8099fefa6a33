import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AMBER_MINUTES, SESSION_MINUTES, useSittingMinutes } from './session.store.ts'

const LOOKED_AT_EVERY_MS = 5_000

/** How long this sitting has lasted; shortly before the rest for the eyes it says so, also where no time is shown. */
export function SittingMeter({ isTimeShown }: { isTimeShown: boolean }) {
  const minutes = useSittingMinutes(useDeviceNow())
  const isNearRest = minutes !== null && minutes >= AMBER_MINUTES
  if (minutes === null || (!isTimeShown && !isNearRest)) return null
  const left = Math.max(0, SESSION_MINUTES - minutes)
  return (
    <p
      className={`flex items-center gap-1.5 rounded-full px-3 py-1 text-s font-bold whitespace-nowrap ${isNearRest ? 'bg-sun text-ink' : 'bg-white text-ink-2'}`}
    >
      <Clock aria-hidden className="size-4 shrink-0" />
      已练 {minutes} 分钟
      {isNearRest && (
        <span className="max-md:sr-only">
          {left > 0 ? `再过 ${left} 分钟歇歇眼睛` : '这一轮以后歇歇眼睛'}
        </span>
      )}
    </p>
  )
}

function useDeviceNow(): number {
  const [now, setNow] = useState(() => Date.now())
  // The clock on the wall.
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOKED_AT_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
