import { rewardRecords } from '@pinge/contract/rewards.ts'
import { useReadPages, type Narrowed } from '../../../shared/api/use-read.ts'

const ROWS_A_PAGE = 50

/** The exchanges that were asked for, the newest first: one reading for the screen and its paper. */
export function useFoundExchanges(request: Narrowed<typeof rewardRecords>) {
  return useReadPages(rewardRecords, request, { limit: ROWS_A_PAGE })
}
