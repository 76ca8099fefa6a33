import { Outlet, ScrollRestoration } from 'react-router'
import { SessionExpiredDialog } from './failures/SessionExpiredDialog.tsx'
import { closeTimers, useAreTimersShown } from '../features/lesson-tools/timer/timer.store.ts'
import { useCurrentUser } from '../shared/session/session.ts'
import { onDemand } from '../shared/on-demand.tsx'

/** What stands above every layout. */
export function Root() {
  return (
    <>
      <Outlet />
      <TimersAbove />
      <SessionExpiredDialog />
      <ScrollRestoration />
    </>
  )
}

const Timers = onDemand(async () => (await import('../features/lesson-tools/timer/Timers.tsx')).Timers, {
  onLost: closeTimers,
})

/** The timers, fetched when there is one to be seen, above whatever screen a teacher is on. */
function TimersAbove() {
  const areShown = useAreTimersShown()
  const user = useCurrentUser()
  return areShown && user && <Timers />
}
