import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { ReactNode } from 'react'
import { onDemand } from '../../../../shared/on-demand.tsx'

const ItemForm = onDemand(
  async () => (await import('../../../../features/comment-items/ItemForm.tsx')).ItemForm,
)

/** A new item is made over the comment, whose pupils and words stay. */
export function renderNewItem(type: QualityType, onClose: () => void): ReactNode {
  return <ItemForm type={type} kind="praise" onClose={onClose} />
}
