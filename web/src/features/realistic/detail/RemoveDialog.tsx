import { removeRealistic, type RealisticBatch } from '@pinge/contract/realistic.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'

export type RemoveDialogProps = {
  classId: string
  batch: RealisticBatch
  id: string
  who: string
  onRemoved: () => void
  onCancel: () => void
}

/** Asks before a record is deleted, or one pupil's part of it. */
export function RemoveDialog({ classId, batch, id, who, onRemoved, onCancel }: RemoveDialogProps) {
  const remove = useWrite(removeRealistic)
  const withPictures = batch.pictures.length > 0 && id === batch.batchId ? '和照片' : ''
  return (
    <ConfirmDialog
      isOpen
      title="删除写实记录"
      description={`将从${who}的档案里删除“${batch.title}”${withPictures}，不能恢复；其他记录都还在。`}
      confirmLabel="删除"
      isDestructive
      isBusy={remove.isSending}
      onConfirm={async () => {
        const { isDone } = await remove.write({ classId, id })
        if (isDone) onRemoved()
      }}
      onCancel={onCancel}
    >
      <Problem text={remove.problem} />
    </ConfirmDialog>
  )
}
