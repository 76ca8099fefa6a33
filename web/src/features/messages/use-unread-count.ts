import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { useRead } from '../../shared/api/use-read.ts'

/** Messages are asked for this often while the page is in sight, and when it comes back. */
export const MESSAGES_ASKED_EVERY_MS = 60_000

/** How many messages are unread. */
export function useUnreadCount(): number {
  const { data } = useRead(unreadMessages, {}, { refetchInterval: MESSAGES_ASKED_EVERY_MS })
  return data?.count ?? 0
}
