import { commentRecords } from '@pinge/contract/records.ts'
import { redeem, rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

type Exchange = { studentIds: string[]; count: number } & (
  { rewardId: string } | { name: string; cost: number }
)

/** Exchanges for pupils. Answers the batch that an undo names, or null; `problem` says why not. */
export function useRedeem(classId: string) {
  const queryClient = useQueryClient()
  const { send, isSending, isUnsettled, error, forgetError } = useKeptRequest(write)

  async function exchange(wanted: Exchange): Promise<string | null> {
    try {
      const { data } = await send({ classId, ...wanted })
      void markStale(queryClient, commentRecords)
      void markStale(queryClient, rewardRecords)
      void markStale(queryClient, rewardList, { classId })
      await markStale(queryClient, studentList, { filter: true, classId })
      return data.batchId
    } catch {
      // Somebody else may have spent it: what is shown is no longer sure.
      void markStale(queryClient, rewardList, { classId })
      void markStale(queryClient, studentList, { filter: true, classId })
      return null
    }
  }

  return { exchange, isSending, isUnsettled, problem: error ? describeFailure(error) : '', forgetError }
}

function write(request: Numbered<{ classId: string } & Exchange>) {
  return call(redeem, request)
}
