import type { LiveEvent } from '@pinge/contract/live.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { markStaleAfter } from '../../shared/api/write/mark-stale-after.ts'
import { makeThrottle, type Throttle } from '../../shared/time/make-throttle.ts'
import { runLater } from '../../shared/time/run-later.ts'
import { useLiveClass } from './use-live-class.ts'

/** A change is on the screen within this time; lists of many pages are not read more often. */
const READING_MS = 1_000

/**
 * Reads again what others change in this class: soon after each change, and once for many at a time. At the end of the
 * stream it learns whether the class or the session is gone.
 */
export function useLiveReading(classId: string): void {
  const queryClient = useQueryClient()
  const told = useRef(new Set<LiveEvent['type']>())

  // The world outside React: a timer.
  const throttle = useRef<Throttle>(null)
  useEffect(() => {
    const made = makeThrottle(
      () => {
        const [type = 'reload', ...others] = told.current
        told.current.clear()
        void markStaleAfter(queryClient, others.length === 0 ? type : 'reload', { classId })
      },
      READING_MS,
      runLater,
    )
    throttle.current = made
    return made.stop
  }, [queryClient, classId])

  useLiveClass(classId, 0, ({ type }) => {
    told.current.add(type)
    throttle.current?.ask()
  })
}
