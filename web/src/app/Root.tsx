import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'

/** What stands above every layout. */
export function Root() {
  return (
    <>
      <Suspense fallback={<div className="dawn min-h-dvh" />}>
        <Outlet />
      </Suspense>
      <SessionExpiredDialog />
      <ScrollRestoration />
    </>
  )
}
