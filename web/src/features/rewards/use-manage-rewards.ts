import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { removeReward, rewardList, saveReward, sortRewards } from '@pinge/contract/rewards.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'

type Save = Omit<RequestOf<typeof saveReward>, 'requestId'>

/** Makes and changes rewards, puts them in order, removes one. Each answers whether it was done; `problem` says why not. */
export function useManageRewards(classId: string) {
  const queryClient = useQueryClient()
  const saving = useKeptRequest((request: Numbered<Save>) => call(saveReward, request))
  const sorting = useKeptRequest((request: Numbered<{ classId: string; rewardIds: string[] }>) =>
    call(sortRewards, request),
  )
  const removing = useKeptRequest((request: Numbered<{ classId: string; rewardId: string }>) =>
    call(removeReward, request),
  )

  async function settled(deed: Promise<unknown>): Promise<boolean> {
    const isDone = await deed.then(
      () => true,
      () => false,
    )
    await markStale(queryClient, rewardList, { classId })
    return isDone
  }

  const error = saving.error ?? sorting.error ?? removing.error
  return {
    save: (reward: Omit<Save, 'classId'>) => settled(saving.send({ classId, ...reward })),
    sort: (rewardIds: string[]) => settled(sorting.send({ classId, rewardIds })),
    remove: (rewardId: string) => settled(removing.send({ classId, rewardId })),
    isSending: saving.isSending || sorting.isSending || removing.isSending,
    problem: error ? describeFailure(error) : '',
  }
}
