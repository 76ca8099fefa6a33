import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RecordQueue } from './queue/record-queue.ts'
import type { RecordStore } from './queue/record-store.ts'
import { loadRecordQueue } from './queue/load-record-queue.ts'

export type DeviceRecords = { queue: RecordQueue; store: RecordStore }

/** What this device keeps of records; undefined until its part of the program has come. */
export function useRecordQueue(): DeviceRecords | undefined {
  const queryClient = useQueryClient()
  const [records, setRecords] = useState<DeviceRecords>()
  // The network: the part of the program. Without it a record is sent from the form.
  useEffect(() => {
    let isGone = false
    void loadRecordQueue(queryClient).then(
      (loaded) => isGone || setRecords(loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [queryClient])
  return records
}
