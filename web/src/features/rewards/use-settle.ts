import { deliverRewards, refundRewards } from '@pinge/contract/rewards.ts'
import { useWrite } from '../../shared/api/use-write.ts'

/** Notes that rewards were handed over, or gives exchanges back. Whether it was done; `problem` says why not. */
export function useSettle(classId: string, action: 'deliver' | 'refund') {
  const { write, isSending, problem, forgetProblem } = useWrite(
    action === 'deliver' ? deliverRewards : refundRewards,
  )

  async function settle(redemptionIds: readonly string[]): Promise<boolean> {
    const written = await write({ classId, redemptionIds: [...redemptionIds] })
    if (written.isDone) await written.reread
    return written.isDone
  }

  return { settle, isSending, problem, forgetProblem }
}
