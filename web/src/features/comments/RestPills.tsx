import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { announceNotice } from './describe-award.ts'
import { describeRest } from './describe-rest.ts'
import { loadAwardQueue } from './load-award-queue.ts'
import { useWaitingAwards, type WaitingAward } from './waiting-awards.store.ts'

/** Awards of this class that were written for nobody because somebody has left: one tap gives them to the others. */
export function RestPills({ classId }: { classId: string }) {
  const awards = useWaitingAwards((waiting) => waiting.awards)
  return awards.map(
    (one) =>
      one.classId === classId &&
      one.goneNames && <RestPill key={one.award.requestId} one={one} goneNames={one.goneNames} />,
  )
}

function RestPill({ one: { award }, goneNames }: { one: WaitingAward; goneNames: readonly string[] }) {
  const queryClient = useQueryClient()
  const { requestId, students } = award

  async function give(): Promise<void> {
    const queue = await loadAwardQueue(queryClient)
    await queue.giveRest(requestId)
    showSuccess(announceNotice({ phase: 'given', award, batchId: null }))
  }

  async function drop(): Promise<void> {
    const queue = await loadAwardQueue(queryClient)
    queue.dropRest(requestId)
  }

  return (
    <div className="flex min-h-14 max-w-full animate-rise-in flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-[28px] bg-sun-tint py-1 pr-1 pl-4 text-m text-sun-ink shadow-float board:min-h-18 board:text-[22px]">
      <UserX aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <span role="status" className="min-w-0 flex-1 wrap-anywhere max-sm:basis-full">
        {describeRest(award, goneNames)}
      </span>
      <button type="button" onClick={() => void drop()} className={`${deed} hover:bg-white/60`}>
        不用了
      </button>
      {/* The queue says why, should it be refused again. */}
      <button type="button" onClick={() => void give().catch(() => {})} className={`${deed} bg-white`}>
        给{students.length === 1 ? students[0]?.username : `其余 ${students.length} 人`}
      </button>
    </div>
  )
}

const deed = 'min-h-12 shrink-0 rounded-full px-4 font-bold board:min-h-16 board:px-6'
