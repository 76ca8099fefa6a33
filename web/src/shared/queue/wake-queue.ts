import { useSession } from '../session/session.ts'

/** Sends what waits when the network is back or the page is seen again, and reads the device again for whom it is now. */
export function wakeQueue(queue: { retry: () => void; refresh: () => Promise<void> }): void {
  window.addEventListener('online', queue.retry)
  document.addEventListener('visibilitychange', () => document.hidden || queue.retry())
  useSession.subscribe((session, before) => {
    if (session.currentUserId !== before.currentUserId) void queue.refresh()
  })
  void queue.refresh()
}
