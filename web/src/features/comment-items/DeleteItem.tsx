import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import type { ItemDeeds } from './use-item-settings.ts'

export type DeleteItemProps = { item: ItemSetting; deeds: ItemDeeds; onClose: () => void }

/** Asks before an own item goes, and says what stays. */
export function DeleteItem({ item, deeds, onClose }: DeleteItemProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { name, uses } = item

  async function confirm(): Promise<void> {
    setIsBusy(true)
    if (await deeds.remove(item)) {
      showSuccess(`已删除“${name}”`)
      onClose()
    } else setIsBusy(false)
  }

  return (
    <ConfirmDialog
      isOpen
      title={`删除“${name}”？`}
      description={`${uses > 0 ? `用它给过的 ${uses} 次点评和分数都保留` : '还没有用它点评过'}。删除后不能恢复，点评时也不再出现；只是暂时不用，可以停用。`}
      confirmLabel="删除"
      isDestructive
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
