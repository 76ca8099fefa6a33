import { commentRecords } from '@pinge/contract/records.ts'
import { deliverRewards, refundRewards, rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

type Named = { classId: string; redemptionIds: string[] }

/** Notes that rewards were handed over, or gives exchanges back. Whether it was done; `problem` says why not. */
export function useSettle(classId: string, deed: 'deliver' | 'refund') {
  const queryClient = useQueryClient()
  const { send, isSending, error, forgetError } = useKeptRequest(deed === 'deliver' ? deliver : refund)

  async function settle(redemptionIds: readonly string[]): Promise<boolean> {
    const isDone = await send({ classId, redemptionIds: [...redemptionIds] }).then(
      () => true,
      () => false,
    )
    // Refused or not, what is shown is no longer sure: another teacher may have been quicker.
    await markStale(queryClient, rewardRecords)
    if (deed === 'refund') {
      void markStale(queryClient, studentList, { filter: true, classId })
      void markStale(queryClient, rewardList, { classId })
      void markStale(queryClient, commentRecords)
    }
    return isDone
  }

  return { settle, isSending, problem: error ? describeFailure(error) : '', forgetError }
}

async function deliver(request: Numbered<Named>): Promise<void> {
  await call(deliverRewards, request)
}

async function refund(request: Numbered<Named>): Promise<void> {
  await call(refundRewards, request)
}
