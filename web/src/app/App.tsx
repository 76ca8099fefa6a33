import { Suspense, useState } from 'react'
import { currentUser, useCurrentUser } from '../shared/session/session.ts'
import { GlobalLoading } from '../shared/ui/GlobalLoading.tsx'
import { Toaster } from '../shared/ui/Toaster.tsx'
import { lazyPart } from './lazy-part.ts'
import { RefreshPrompt } from './RefreshPrompt.tsx'

const FirstPage = lazyPart(async () => (await import('./FirstPage.tsx')).FirstPage)
const RoutedApp = lazyPart(async () => (await import('./RoutedApp.tsx')).RoutedApp)

/**
 * Whoever opens the sign-in page gets it alone, without the router and what else only a signed-in teacher needs.
 * That comes with signing in, and from then on the router shows every screen, the sign-in page too.
 */
export function App() {
  const [isAtDoor] = useState(() => location.pathname === '/' && currentUser() === null)
  const user = useCurrentUser()
  const [hasEntered, setHasEntered] = useState(false)
  if (user && !hasEntered) setHasEntered(true)
  const isFirstPage = isAtDoor && !hasEntered

  return (
    <>
      <Suspense fallback={<div className="dawn min-h-dvh" />}>
        {isFirstPage ? <FirstPage /> : <RoutedApp />}
      </Suspense>
      <GlobalLoading />
      <RefreshPrompt />
      <Toaster />
    </>
  )
}
