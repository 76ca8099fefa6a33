import './above-timer.css'
import { AlarmClock, Timer, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { leftOf, setTo, type Countdown } from './countdown.ts'
import { formatCountdown, formatStopwatch } from './format-timer.ts'
import { elapsedOf, type Stopwatch } from './stopwatch.ts'
import { openTimers, useTimers } from './timer.store.ts'

export type TimersProps = { countdown: Countdown; stopwatch: Stopwatch; now: number }

/** What runs, in a corner of whatever screen the teacher is on; a tap shows it large. */
export function TimerPill({ countdown, stopwatch, now }: TimersProps) {
  const isOver = countdown.phase === 'over'
  const isCounting = countdown.phase === 'running' || countdown.phase === 'paused'
  const isPaused = !isOver && (countdown.phase === 'paused' || (!isCounting && stopwatch.phase === 'paused'))
  const time = isCounting
    ? formatCountdown(leftOf(countdown, now))
    : formatStopwatch(elapsedOf(stopwatch, now)).slice(0, -2)
  // What is seen is what a voice may call it.
  const name = `${isOver ? '时间到' : time}${isPaused ? '已暂停' : ''}，打开计时器`
  // A screen reader says a name that changes under the focus: it would say every second.
  const [focusedName, setFocusedName] = useState<string>()
  // What stays at the foot of a page, such as a button that saves, lies outside this: on a phone it makes room for the row.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-has-timer', true)
    return () => void document.documentElement.toggleAttribute('data-has-timer', false)
  }, [])
  return (
    // On a phone it has a row of its own above the lane, under which the page scrolls: it covers nothing there for good.
    <div className="z-30 flex items-center max-sm:sticky max-sm:bottom-(--lane) max-sm:justify-end max-sm:bg-sky-3 max-sm:px-3 max-sm:py-1 sm:fixed sm:bottom-4 sm:left-4 print:hidden">
      <div
        className={`flex animate-rise-in items-center rounded-full shadow-float ${isOver ? 'bg-sun text-on-sun' : 'bg-ink text-white'}`}
      >
        <button
          type="button"
          onClick={openTimers}
          onFocus={() => setFocusedName(name)}
          onBlur={() => setFocusedName(undefined)}
          aria-label={isOver ? name : (focusedName ?? name)}
          className="flex min-h-13 items-center gap-2 rounded-full px-5 text-l font-bold whitespace-nowrap [&_svg]:size-6"
        >
          {isOver || isCounting ? <AlarmClock aria-hidden /> : <Timer aria-hidden />}
          {isOver ? '时间到' : <span className="num">{time}</span>}
          {isPaused && <span className="text-base font-normal">已暂停</span>}
        </button>
        {isOver && (
          <IconButton
            label="知道了"
            onClick={() => useTimers.setState({ countdown: setTo(countdown.durationMs) })}
          >
            <X />
          </IconButton>
        )}
      </div>
      {/* Said to be live, it is heard also while a dialog is open. */}
      <p role="status" aria-live="polite" className="sr-only">
        {isOver && '计时器：时间到'}
      </p>
    </div>
  )
}
