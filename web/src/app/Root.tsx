import { Outlet, ScrollRestoration } from 'react-router'
import { SessionExpiredDialog } from './failures/SessionExpiredDialog.tsx'
import { TimersAbove } from './TimersAbove.tsx'

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
