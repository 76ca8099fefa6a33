import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { SessionExpiredDialog } from './failures/SessionExpiredDialog.tsx'
import { closeTimers, useAreTimersShown } from '../features/lesson-tools/timer/timer.store.ts'
import { useIsStoryOpen } from '../features/content/stories/playing-sign.store.ts'
import { STORY_PATH } from '../features/content/stories/story-path.ts'
import { hasInterrupted } from '../shared/form/interrupted.ts'
import { NavigationHolds } from '../shared/navigation/NavigationHolds.tsx'
import { useCurrentUser } from '../shared/session/session.ts'
import { showSuccess } from '../shared/ui/feedback/show-toast.ts'
import { onDemand } from '../shared/on-demand.tsx'

/** What stands above every layout. */
export function Root() {
  return (
    <NavigationHolds>
      <Outlet />
      <TimersAbove />
      <StoryAbove />
      <SessionExpiredDialog />
      <InterruptedForms />
      <ScrollRestoration />
    </NavigationHolds>
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

const StoryBar = onDemand(async () => (await import('../features/content/stories/MiniBar.tsx')).MiniBar, {
  isAdornment: true,
})

/** A story that goes on while another screen is open. */
function StoryAbove() {
  const { isOpen } = useIsStoryOpen()
  const { pathname } = useLocation()
  return isOpen && pathname !== STORY_PATH && <StoryBar />
}

/** A form in a dialog is closed when its teacher has signed in again: that its text is still there must be said. */
function InterruptedForms() {
  const userId = useCurrentUser()?.userId
  useEffect(() => {
    if (hasInterrupted()) showSuccess('登录前没保存的内容还在，可以继续填写')
  }, [userId])
  return null
}
