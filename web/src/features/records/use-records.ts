import { commentRecords } from '@pinge/contract/records.ts'
import { useReadPages, type Narrowed } from '../../shared/api/use-read.ts'

const RECORDS_A_PAGE = 50

/** A class's ledger as it was asked for, newest first; while another filter is on its way, what is there stays. */
export function useRecords(request: Narrowed<typeof commentRecords>) {
  return useReadPages(commentRecords, request, { limit: RECORDS_A_PAGE, keepsPrevious: true })
}
