import { useEffect, useState } from 'react'
import { inOneTab } from '../../../shared/device/in-one-tab.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { playTone } from '../../../shared/sound/play-tone.ts'
import { followTabs } from '../../../shared/storage/follow-tabs.ts'
import { end, leftOf } from './countdown.ts'
import { TimerDialog } from './TimerDialog.tsx'
import { TimerPill } from './TimerPill.tsx'
import { useTimers } from './timer.store.ts'

/** The timers of this device, above every screen: large while they are looked at, else small in a corner. */
export function Timers() {
  const { countdown, stopwatch, isOpen } = useTimers()
  const isRunning = countdown.phase === 'running' || stopwatch.phase === 'running'
  const endsAt = countdown.phase === 'running' ? countdown.endsAt : null
  const now = useClock(isOpen && stopwatch.phase === 'running' ? 100 : 250, isRunning, endsAt)
  const isUp = countdown.phase === 'running' && leftOf(countdown, now) === 0

  // Other tabs: a timer that is held there must not ring here.
  useEffect(() => followTabs(useTimers), [])
  // The store and the loudspeaker lie outside React.
  useEffect(() => {
    if (!isUp) return
    useTimers.setState(({ countdown: ran }) => ({ countdown: end(ran) }))
    // Other tabs come to the end too, one that is not seen up to a second later: as many bells would ring over each other.
    playSound((context) => inOneTab('pinge-bell', BELL_MS, () => playBell(context)))
  }, [isUp])

  return isOpen ? (
    <TimerDialog countdown={countdown} stopwatch={stopwatch} now={now} />
  ) : (
    <TimerPill countdown={countdown} stopwatch={stopwatch} now={now} />
  )
}

/** The time of this device, again every so many milliseconds while something runs, and at the end that was set. */
function useClock(everyMs: number, isRunning: boolean, endsAt: number | null): number {
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
  // Behind another window a browser holds what repeats to once a minute, and the bell would be late by as much.
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(() => setNow(Math.max(Date.now(), endsAt)), endsAt - Date.now())
    return () => clearTimeout(timer)
  }, [endsAt])
  return now
}

/** How long the bell is heard. */
const BELL_MS = 3_000

/** When the strokes fall, in seconds. */
const strokes = [0, 0.7, 1.4]

/** The time is up: three strokes of a small bell, to be heard over a class at work and not to frighten it. */
function playBell(context: AudioContext): void {
  for (const at of strokes) {
    const start = context.currentTime + 0.01 + at
    playTone(context, { frequency: 880, start, end: start + 1.2, loudness: 0.24 })
    playTone(context, { frequency: 1_760, start, end: start + 0.7, loudness: 0.08 })
    playTone(context, { frequency: 2_640, start, end: start + 0.4, loudness: 0.04 })
  }
}
