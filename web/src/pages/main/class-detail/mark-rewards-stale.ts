import { rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../../shared/api/endpoint-query.ts'

export function markRewardsStale(queryClient: QueryClient, classId: string): void {
  void markStale(queryClient, rewardRecords)
  void markStale(queryClient, rewardList, { classId })
}
