import { archiveClass, type ClassDetail } from '@pinge/contract/class-edit.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { useIsShown } from '../../shared/use-is-shown.ts'

export type ArchiveClassDialogProps = {
  detail: Pick<ClassDetail, 'classId' | 'className' | 'isArchived' | 'studentCount'>
  onClose: () => void
}

/** Asks before a class is archived, or is used again. */
export function ArchiveClassDialog({ detail, onClose }: ArchiveClassDialogProps) {
  const { classId, className, isArchived, studentCount } = detail
  const { write, isBusy, problem } = useWrite(archiveClass)
  const isShown = useIsShown()

  async function confirm(): Promise<void> {
    const written = await write({ classId, isArchived: !isArchived })
    if (!written.isDone) return
    // What lies beneath shows the change when the dialog goes.
    await written.reread
    if (isShown()) onClose()
    showSuccess(isArchived ? `${className}可以继续使用了` : `${className}已归档`)
  }

  return (
    <ConfirmDialog
      isOpen
      title={isArchived ? `取消${className}的归档？` : `归档${className}？`}
      description={
        isArchived
          ? '班级回到班级列表，可以继续点评和修改。协同老师会收到消息。'
          : `${studentCount} 名学生和全部记录都保留，只能查看。班级移到班级列表的“已归档”，协同老师会收到消息。你随时可以取消归档。`
      }
      confirmLabel={isArchived ? '取消归档' : '归档'}
      cancelLabel={isArchived ? '先不取消' : '取消'}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Problem text={problem} className="mt-3 text-base" />
    </ConfirmDialog>
  )
}
