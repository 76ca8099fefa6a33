import { removeReward, rewardList, saveReward, sortRewards, type Reward } from '@pinge/contract/rewards.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { UnsavedDialog } from '../../../shared/ui/overlay/UnsavedDialog.tsx'
import { RewardForm } from './RewardForm.tsx'
import { RewardItem } from './RewardItem.tsx'
import { RewardOrder } from './RewardOrder.tsx'

export type ManageRewardsSheetProps = {
  classId: string
  isOwner: boolean
  isArchived: boolean
  onClose: () => void
}

/** The rewards of a class: the owner changes them, a colleague reads them; of an archived class everybody only reads. */
export function ManageRewardsSheet({ classId, isOwner, isArchived, onClose }: ManageRewardsSheetProps) {
  const canManage = isOwner && !isArchived
  const rewards = useRead(rewardList, { classId })
  const [editing, setEditing] = useState<Reward | 'new' | null>(null)
  const [asked, setAsked] = useState<Reward | null>(null)
  const { leave, onDirty, question } = useLeaveForm()
  const switching = useWrite(saveReward, { isRepeatable: true })
  const removing = useWrite(removeReward, { isRepeatable: true })
  const sorting = useRewardOrder(classId, rewards.data ?? [])
  const isBusy = switching.isBusy || removing.isBusy || sorting.isSending
  const problem = switching.problem || sorting.problem || removing.problem

  async function remove({ id }: Reward): Promise<void> {
    const written = await removing.write({ classId, rewardId: id })
    if (written.isDone) await written.reread
    setAsked(null)
  }

  const form = (reward: Reward | null, isGone = false) => (
    <RewardForm {...{ classId, reward, isGone, onDirty }} onClose={() => setEditing(null)} />
  )
  return (
    <Sheet isOpen onClose={() => leave(onClose)} title="班级奖品" className="md:w-[720px]">
      {/* The sheet does not grow when the rewards come. */}
      <div className="h-[80dvh] min-h-0 flex-1 overflow-y-auto px-4 pb-6 sm:px-6">
        {!canManage && (
          <p className="pb-2 text-m text-ink-2">
            {isArchived ? '班级已归档，奖品只能查看。' : '奖品由班级创建者管理，你可以为学生兑换。'}
          </p>
        )}
        {canManage && editing !== 'new' && (
          <Button variant="soft" className="mb-2" onClick={() => leave(() => setEditing('new'))}>
            <Plus aria-hidden />
            添加奖品
          </Button>
        )}
        {editing === 'new' && form(null)}
        <Problem text={editing === null ? problem : ''} className="py-2 text-m" />
        <ReadView read={rewards} waiting={null}>
          {(all) => (
            <RewardOrder
              rewards={all}
              kept={editing === 'new' ? null : editing}
              onSort={(rewardIds) => void sorting.write({ classId, rewardIds })}
            >
              {(reward, handle) => {
                const { id, isOn } = reward
                if (editing !== 'new' && editing?.id === id) return form(reward, !all.includes(reward))
                const actions = {
                  isBusy,
                  edit: () => leave(() => setEditing(reward)),
                  toggle: () => void switching.write({ classId, id, isOn: !isOn }),
                  remove: () => setAsked(reward),
                  handle,
                }
                return <RewardItem reward={reward} actions={canManage ? actions : null} />
              }}
            </RewardOrder>
          )}
        </ReadView>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          title={`删除“${asked.name}”？`}
          description="还没有人兑换过它，删除后不能恢复。只是暂时不用的话，可以停用。"
          confirmLabel="删除"
          isDestructive
          isBusy={isBusy}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
      {question}
    </Sheet>
  )
}

/** Asks before something else takes away what is written in the form that is open. */
function useLeaveForm() {
  const [isDirty, onDirty] = useState(false)
  const [next, setNext] = useState<(() => void) | null>(null)
  // Saved meanwhile, or given up.
  if (next && !isDirty) setNext(null)

  return {
    onDirty,
    leave: (goOn: () => void) => (isDirty ? setNext(() => goOn) : goOn()),
    question: next && (
      <UnsavedDialog
        isOpen
        title="奖品还没有保存"
        description="刚才填写的内容会丢掉。已经保存的奖品不变。"
        onLeave={next}
        onStay={() => setNext(null)}
      />
    ),
  }
}

/** Puts rewards in order: at once for the teacher who moves them, and back where the server refuses. */
function useRewardOrder(classId: string, before: readonly Reward[]) {
  const put = (ids: readonly string[]) => (all: Reward[]) =>
    all.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return useWrite(sortRewards, {
    optimistic: {
      key: `reward order ${classId}`,
      isInTurn: true,
      draw: ({ rewardIds }, change) => change(rewardList, { classId }, put(rewardIds)),
      drawBack: (_, change) => change(rewardList, { classId }, put(before.map(({ id }) => id))),
    },
  })
}
