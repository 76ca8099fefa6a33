import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '../../../shared/fetch-ahead.ts'
import type { CommentQueue } from './comment-queue.ts'

let loading: Promise<CommentQueue> | undefined

/** The queue of this device, fetched after the first screen. Asked for again when its part of the program did not come. */
export function loadCommentQueue(queryClient: QueryClient): Promise<CommentQueue> {
  loading ??= fetchAhead(() => import('./device-queue.ts')).then(
    ({ createDeviceQueue }) => createDeviceQueue(queryClient),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
