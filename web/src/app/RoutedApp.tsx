import './styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { loadCommentQueue } from '../features/comments/queue/load-comment-queue.ts'
import { hasWaitingRecords } from '../features/realistic/queue/has-waiting-records.ts'
import { loadRecordQueue } from '../features/realistic/queue/load-record-queue.ts'
import { onFirstSign } from '../shared/device/on-first-sign.ts'
import { useSession } from '../shared/session/session.ts'
import { Dialog } from '../shared/ui/overlay/Dialog.tsx'
import { Drawer } from '../shared/ui/overlay/Drawer.tsx'
import { Sheet } from '../shared/ui/overlay/Sheet.tsx'
import { runAfterScreen } from './after-screen.ts'
import { queryClient } from './query-client.ts'
import { firstScreenReady, router } from './router.tsx'

// Signing in or out, in this tab or another, decides who may see the screen that is open.
useSession.subscribe((session, before) => {
  if (session.currentUserId !== before.currentUserId) void router.revalidate()
})

function RoutedApp() {
  // The world outside React: what waits on this device since the last time goes out whatever screen is open, and what is
  // seen now is kept for a time without a network.
  useEffect(
    () =>
      runAfterScreen(
        () => loadCommentQueue(queryClient),
        async () => hasWaitingRecords() && loadRecordQueue(queryClient),
        async () => (await import('./offline/offline-cache.ts')).keepOfflineCache(queryClient),
        async () => (await import('./offline/register-service-worker.ts')).registerServiceWorker(),
      ),
    [],
  )
  // What the hand does lies outside React. A dialog that opens asks again, and shuts when it cannot be had.
  useEffect(() => onFirstSign(() => [Dialog, Sheet, Drawer].forEach((modal) => void modal.preload())), [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** When its first screen can be drawn. */
export async function loadRoutedApp() {
  await firstScreenReady()
  return RoutedApp
}
