import { Suspense } from 'react'
import { closeTimers, useAreTimersShown } from '../features/lesson-tools/timer/timer.store.ts'
import { useCurrentUser } from '../shared/session/session.ts'
import { lazyDialog } from '../shared/ui/overlay/lazy-dialog.tsx'

const Timers = lazyDialog<object>(
  async () => (await import('../features/lesson-tools/timer/Timers.tsx')).Timers,
  closeTimers,
)

/** The timers, fetched when there is one to be seen, above whatever screen a teacher is on. */
export function TimersAbove() {
  const areShown = useAreTimersShown()
  const user = useCurrentUser()
  return <Suspense>{areShown && user && <Timers />}</Suspense>
}
