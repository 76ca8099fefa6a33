import type { QueryClient } from '@tanstack/react-query'
import type { AwardQueue } from './award-queue.ts'

let loading: Promise<AwardQueue> | undefined

/** The queue of this device, fetched after the first screen. Asked for again when its part of the program did not come. */
export function loadAwardQueue(queryClient: QueryClient): Promise<AwardQueue> {
  loading ??= import('./device-queue.ts').then(
    ({ openDeviceQueue }) => openDeviceQueue(queryClient),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
