import './styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router'
import { loadCommentQueue } from '../features/comments/queue/load-comment-queue.ts'
import { onFirstSign } from '../shared/device/on-first-sign.ts'
import { useSession } from '../shared/session/session.ts'
import { loadDialogShapes } from '../shared/ui/overlay/use-dialog-shapes.ts'
import { queryClient } from './query-client.ts'
import { firstScreenReady, router } from './router.tsx'

// Signing in or out, in this tab or another, decides anew who may see the screen that is open.
useSession.subscribe((session, before) => {
  if (session.currentUserId !== before.currentUserId) void router.revalidate()
})

/** The screen comes first. */
const AFTER_SCREEN_MS = 1_000

function RoutedApp() {
  // The world outside React: what waits on this device since the last time goes out whatever screen is open, and what is
  // seen now is kept for a time without a network.
  useEffect(() => {
    const timer = setTimeout(() => {
      loadCommentQueue(queryClient).catch(() => {})
      import('./seen-data.ts').then(({ rememberSeen }) => rememberSeen(queryClient)).catch(() => {})
      import('./keep-program.ts').then(({ keepProgram }) => keepProgram()).catch(() => {})
    }, AFTER_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [])
  // What the hand does lies outside React. A dialog that opens asks again, and shuts when it cannot be had.
  useEffect(() => onFirstSign(() => void loadDialogShapes().catch(() => {})), [])
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
