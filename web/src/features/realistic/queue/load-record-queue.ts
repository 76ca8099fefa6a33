import type { QueryClient } from '@tanstack/react-query'
import { fetchAhead } from '../../../shared/fetch-ahead.ts'
import type { createDeviceRecords } from './device-records.ts'

let loading: Promise<ReturnType<typeof createDeviceRecords>> | undefined

/** The records that wait on this device. Asked for again when their part of the program did not come. */
export function loadRecordQueue(queryClient: QueryClient): Promise<ReturnType<typeof createDeviceRecords>> {
  loading ??= fetchAhead(() => import('./device-records.ts')).then(
    ({ createDeviceRecords: create }) => create(queryClient),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
