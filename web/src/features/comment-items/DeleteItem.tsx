import { deleteItem, type ItemSetting } from '@pinge/contract/comment-items.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useIsShown } from '../../shared/use-is-shown.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { inTurn } from './draw-items.ts'

export type DeleteItemProps = { item: ItemSetting; onClose: () => void }

/** Asks before an own item goes, and says what stays. */
export function DeleteItem({ item: { id, name, uses }, onClose }: DeleteItemProps) {
  const { write, isSending } = useWrite(deleteItem, { announces: 'failures' })
  const isShown = useIsShown(id)

  async function confirm(): Promise<void> {
    const deleted = await write({ id }, inTurn)
    if (!deleted.isDone) return
    showSuccess(`已删除“${name}”`)
    if (isShown()) onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={`删除“${name}”？`}
      description={`${uses > 0 ? `用它给过的 ${uses} 次点评和分数都保留` : '还没有用它点评过'}。删除后不能恢复，点评时也不再出现；只是暂时不用，可以停用。`}
      confirmLabel="删除"
      isDestructive
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
