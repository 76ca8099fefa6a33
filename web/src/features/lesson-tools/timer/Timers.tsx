import { useEffect } from 'react'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { end, leftOf } from './countdown.ts'
import { playBell } from './play-bell.ts'
import { TimerDialog } from './TimerDialog.tsx'
import { TimerPill } from './TimerPill.tsx'
import { useTimers } from './timer.store.ts'
import { useTick } from './use-tick.ts'

/** The timers of this device, above every screen: large while they are looked at, else small in a corner. */
export function Timers() {
  const { countdown, stopwatch, isOpen } = useTimers()
  const isRunning = countdown.phase === 'running' || stopwatch.phase === 'running'
  const now = useTick(isOpen && stopwatch.phase === 'running' ? 100 : 250, isRunning)
  const isUp = countdown.phase === 'running' && leftOf(countdown, now) === 0

  // The store and the loudspeaker lie outside React.
  useEffect(() => {
    if (!isUp) return
    useTimers.setState(({ countdown: ran }) => ({ countdown: end(ran) }))
    playSound(playBell)
  }, [isUp])

  return isOpen ? (
    <TimerDialog countdown={countdown} stopwatch={stopwatch} now={now} />
  ) : (
    <TimerPill countdown={countdown} stopwatch={stopwatch} now={now} />
  )
}
