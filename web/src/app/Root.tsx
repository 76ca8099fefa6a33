import { Outlet, ScrollRestoration } from 'react-router'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'

/** What stands above every layout. */
export function Root() {
  return (
    <>
      <Outlet />
      <SessionExpiredDialog />
      <ScrollRestoration />
    </>
  )
}
