import { useEffect, useRef } from 'react'
import { makeThrottle, type Throttle } from '../../shared/time/make-throttle.ts'
import { useLiveClass } from './use-live-class.ts'

/** A change is on the screen within this time; lists of many pages are not read more often. */
const READING_MS = 1_000

/** Reads anew what others change in this class: soon after each change, and not for each of many at once. */
export function useLiveReading(classId: string, readAnew: () => void): void {
  const latest = useRef(readAnew)
  useEffect(() => {
    latest.current = readAnew
  })

  // The world outside React: a timer.
  const throttle = useRef<Throttle>(null)
  useEffect(() => {
    const made = makeThrottle(
      () => latest.current(),
      READING_MS,
      (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    )
    throttle.current = made
    return made.stop
  }, [])

  useLiveClass(classId, 0, ({ type }) => {
    if (type !== 'ended') throttle.current?.ask()
  })
}
