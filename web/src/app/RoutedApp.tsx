import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router'
import { useSession } from '../shared/session/session.ts'
import { Toaster } from '../shared/ui/Toaster.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

// Signing in or out, in this tab or another, decides anew who may see the screen that is open.
useSession.subscribe((session, before) => {
  if (session.currentUserId !== before.currentUserId) void router.revalidate()
})

export function RoutedApp() {
  return (
    <>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      {/* Here from the start: the first toast may have to say that the server, from which it would come, is away. */}
      <Toaster />
    </>
  )
}
