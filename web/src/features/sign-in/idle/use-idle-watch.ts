import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { useEffect } from 'react'
import { isSeenByClass } from '../../../shared/device/is-seen-by-class.ts'
import {
  followIdleElsewhere,
  noteTouch,
  setIdle,
  useIdleLock,
  useIsIdle,
} from '../../../shared/session/idle-lock.store.ts'

const CHECKED_EVERY_MS = 10_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Covers the room once this computer was left alone for so long; a phone has its own lock. Answers whether it is covered. */
export function useIdleWatch(): boolean {
  const minutes = useIdleLock((lock) => lock.minutes)
  const isIdle = useIsIdle()
  // The other tabs.
  useEffect(followIdleElsewhere, [])
  // The outside world: the hand, and the clock that runs on while the computer sleeps.
  useEffect(() => {
    if (minutes === 0 || isIdle || !isSeenByClass()) return
    let touchedAt = Date.now()
    const check = (): boolean => {
      const elsewhere = Math.min(useIdleLock.getState().touchedAt, Date.now())
      const isOver = Date.now() - Math.max(touchedAt, elsewhere) >= minutes * MINUTE_MS
      if (isOver) setIdle(true)
      return isOver
    }
    const touch = (): void => {
      // The first touch after a long sleep comes too late.
      if (check()) return
      touchedAt = Date.now()
      noteTouch(touchedAt)
    }
    const timer = setInterval(check, CHECKED_EVERY_MS)
    const options = { capture: true, passive: true }
    for (const name of touches) document.addEventListener(name, touch, options)
    return () => {
      clearInterval(timer)
      for (const name of touches) document.removeEventListener(name, touch, options)
    }
  }, [minutes, isIdle])
  return isIdle
}
