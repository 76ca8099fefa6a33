import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { GlobalLoading } from '../shared/ui/GlobalLoading.tsx'
import { ToastHost } from '../shared/ui/ToastHost.tsx'
import { RefreshPrompt } from './RefreshPrompt.tsx'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'

/** What stands above every layout. */
export function Root() {
  return (
    <>
      <Suspense fallback={<div className="dawn min-h-dvh" />}>
        <Outlet />
      </Suspense>
      <GlobalLoading />
      <SessionExpiredDialog />
      <RefreshPrompt />
      <ToastHost />
      <ScrollRestoration />
    </>
  )
}
