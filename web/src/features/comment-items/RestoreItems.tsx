import { restoreItems, type ItemSetting } from '@pinge/contract/comment-items.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useIsShown } from '../../shared/use-is-shown.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { inTurn } from './draw-items.ts'
import { formatRestore } from './item-columns.ts'

export type RestoreItemsProps = {
  items: readonly ItemSetting[]
  type: QualityType
  onClose: () => void
}

/** Asks before a type is made as it was shipped. */
export function RestoreItems({ items, type, onClose }: RestoreItemsProps) {
  const { write, isSending } = useWrite(restoreItems, { announces: 'failures' })
  const isShown = useIsShown(String(type))
  const name = qualityTypes.find((quality) => quality.type === type)?.name ?? ''

  async function confirm(): Promise<void> {
    const restored = await write({ type }, inTurn)
    if (!restored.isDone) return
    showSuccess(`“${name}”已恢复默认`)
    if (isShown()) onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      title={`恢复“${name}”的默认点评项？`}
      description={formatRestore(items, type)}
      confirmLabel="恢复默认"
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
