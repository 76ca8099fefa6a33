import { Navigate } from 'react-router'
import { isHanded, useCurrentUser } from '../../shared/session/session.ts'
import { SiteFooter } from '../../features/site/SiteFooter.tsx'
import { AppShell } from './AppShell.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { useScreen } from './use-screen.ts'

/** The layout of the public pages: what everyone may see, and the first page of a signed-in teacher. */
export function HomeLayout() {
  const screen = useScreen()
  const user = useCurrentUser()
  // A child holds the device: whatever address it opens, its own form is what it sees.
  if (!user && isHanded() && screen?.path !== '/') return <Navigate to="/" replace />
  // The sign-in page holds the card alone.
  if (screen?.container === 'sky-with-own-header')
    return (
      <div className="relative isolate flex min-h-dvh flex-col">
        <ScreenFrame skeleton={<div className="dawn flex-1" />} />
      </div>
    )
  // As high as the window, so that the footer does not stand in it before the screen comes.
  return <AppShell skeleton={<div className="min-h-dvh" />} footer={<SiteFooter />} />
}
