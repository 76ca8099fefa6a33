import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { sayRestore } from './item-columns.ts'
import type { ItemDeeds } from './use-item-settings.ts'

export type RestoreItemsProps = {
  items: readonly ItemSetting[]
  type: QualityType
  deeds: ItemDeeds
  onClose: () => void
}

/** Asks before a type is made as it was shipped. */
export function RestoreItems({ items, type, deeds, onClose }: RestoreItemsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const name = qualityTypes.find((quality) => quality.type === type)?.name ?? ''

  async function confirm(): Promise<void> {
    setIsBusy(true)
    if (await deeds.restore(type)) {
      showSuccess(`“${name}”已恢复默认`)
      onClose()
    } else setIsBusy(false)
  }

  return (
    <ConfirmDialog
      isOpen
      title={`恢复“${name}”的默认项目？`}
      description={sayRestore(items, type)}
      confirmLabel="恢复默认"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
