import { Suspense, useState } from 'react'
import { currentUser, isHanded, useCurrentUser } from '../shared/session/session.ts'
import { onDemand } from '../shared/on-demand.tsx'
import { GlobalLoading } from '../shared/ui/feedback/GlobalLoading.tsx'
import { Toaster } from '../shared/ui/feedback/Toaster.tsx'
import { RefreshPrompt } from './failures/RefreshPrompt.tsx'

const FirstPage = onDemand(async () => (await import('./FirstPage.tsx')).FirstPage, { suspends: true })
const RoutedApp = onDemand(async () => (await import('./RoutedApp.tsx')).loadRoutedApp(), { suspends: true })

const isAtSignIn = () => location.pathname === '/' && currentUser() === null && !isHanded()

/**
 * Fetches what the first drawing shows. Without that it would be an empty one, which React leaves for 0.3 s to spare the
 * eye. What does not come is asked for again by the drawing, which tells of it.
 */
export const loadFirstPart = () => (isAtSignIn() ? FirstPage : RoutedApp).preload()

/**
 * A visitor who opens the sign-in page gets it alone, without the router and what else only a signed-in teacher needs.
 * That comes with signing in, and from then on the router shows every screen, the sign-in page too.
 */
export function App() {
  const user = useCurrentUser()
  const [isFirstPage, setIsFirstPage] = useState(isAtSignIn)
  if (user && isFirstPage) setIsFirstPage(false)

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
