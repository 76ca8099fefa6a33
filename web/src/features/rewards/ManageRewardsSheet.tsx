import { rewardList, type Reward } from '@pinge/contract/rewards.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { moveItem } from '../../shared/drag/move-item.ts'
import { useSortable } from '../../shared/drag/use-sortable.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { RewardForm, type RewardDraft } from './RewardForm.tsx'
import { RewardItem } from './RewardItem.tsx'
import { useManageRewards } from './use-manage-rewards.ts'

export type ManageRewardsSheetProps = { classId: string; isOwner: boolean; onClose: () => void }

/** The rewards of a class: the owner changes them, a colleague reads them. */
export function ManageRewardsSheet({ classId, isOwner, onClose }: ManageRewardsSheetProps) {
  const rewards = useQuery({ ...endpointQuery(rewardList, { classId }), meta: { announces: 'nothing' } })
  const { save, sort, remove, isSending, problem } = useManageRewards(classId)
  const [editing, setEditing] = useState<Reward | 'new' | null>(null)
  const [removing, setRemoving] = useState<Reward | null>(null)

  async function write(draft: RewardDraft): Promise<void> {
    const id = editing === 'new' || editing === null ? {} : { id: editing.id }
    if (await save({ ...id, ...draft })) setEditing(null)
  }

  // Until the server has answered, the order stands as it was put.
  const [wantedIds, setWantedIds] = useState<readonly string[]>([])
  const list = (rewards.data ?? []).toSorted((a, b) => wantedIds.indexOf(a.id) - wantedIds.indexOf(b.id))
  const ids = list.map(({ id }) => id)
  const hintId = useId()
  const {
    list: order,
    held,
    entryProps,
    handleProps,
  } = useSortable({
    ids,
    onMove: (id, to) => {
      const wanted = moveItem(ids, id, to)
      setWantedIds(wanted)
      void sort(wanted).then(() => setWantedIds([]))
    },
  })

  const form = (
    <RewardForm
      reward={editing === 'new' ? null : editing}
      isSending={isSending}
      problem={problem}
      onSave={(draft) => void write(draft)}
      onCancel={() => setEditing(null)}
    />
  )
  return (
    <Sheet isOpen onClose={onClose} title="班级奖品" className="md:w-[720px]">
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 sm:px-6">
        {!isOwner && <p className="pb-2 text-m text-ink-2">奖品由班级创建者管理，你可以为学生兑换。</p>}
        {isOwner && editing !== 'new' && (
          <Button variant="soft" className="mb-2" onClick={() => setEditing('new')}>
            <Plus aria-hidden />
            添加奖品
          </Button>
        )}
        {editing === 'new' && form}
        {problem && editing === null && (
          <p role="alert" className="py-2 text-m text-danger">
            {problem}
          </p>
        )}
        {rewards.error && !rewards.data && (
          <ErrorBox reason={describeFailure(rewards.error)} onRetry={() => void rewards.refetch()} />
        )}
        <ul ref={order} aria-label="奖品">
          {list.map((reward) => (
            <li
              key={reward.id}
              {...entryProps(reward.id)}
              className="bg-white data-held:rounded-card data-held:shadow-float"
            >
              {editing !== 'new' && editing?.id === reward.id ? (
                form
              ) : (
                <RewardItem
                  reward={reward}
                  deeds={
                    isOwner
                      ? {
                          isBusy: isSending,
                          edit: () => setEditing(reward),
                          toggle: () =>
                            void save({
                              id: reward.id,
                              name: reward.name,
                              cost: reward.cost,
                              isOn: !reward.isOn,
                            }),
                          remove: () => setRemoving(reward),
                          handle: { ...handleProps(reward.id), 'aria-describedby': hintId },
                        }
                      : null
                  }
                />
              )}
            </li>
          ))}
        </ul>
        <p id={hintId} className="sr-only">
          按空格拿起，用上下箭头移动，再按空格放下，按 Esc 放回原处
        </p>
        <p role="status" className="sr-only">
          {held &&
            `${list.find(({ id }) => id === held.id)?.name}，第 ${held.to + 1} 位，共 ${list.length} 位`}
        </p>
      </div>
      {removing && (
        <ConfirmDialog
          isOpen
          title={`删除“${removing.name}”？`}
          description="还没有人兑换过它，删除后不能恢复。只是暂时不用的话，可以停用。"
          confirmLabel="删除"
          isDestructive
          isBusy={isSending}
          onConfirm={() => void remove(removing.id).then(() => setRemoving(null))}
          onCancel={() => setRemoving(null)}
        />
      )}
    </Sheet>
  )
}
