import { Suspense } from 'react'
import { closeTimers, useAreTimersShown } from '../features/timer/timer.store.ts'
import { useCurrentUser } from '../shared/session/session.ts'
import { lazyDialog } from '../shared/ui/lazy-dialog.tsx'

const Timers = lazyDialog<object>(
  async () => (await import('../features/timer/Timers.tsx')).Timers,
  closeTimers,
)

/** The timers, fetched when there is one to be seen, above whatever screen a teacher is on. */
export function TimersAbove() {
  const areShown = useAreTimersShown()
  const user = useCurrentUser()
  return <Suspense>{areShown && user && <Timers />}</Suspense>
}
