import { removeClass, type ClassDetail } from '@pinge/contract/class-edit.ts'
import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

export type RemoveClassDialogProps = { detail: ClassDetail; onClose: () => void; onRemoved: () => void }

/** Deletes a class for a teacher who has written its name. */
export function RemoveClassDialog({ detail, onClose, onRemoved }: RemoveClassDialogProps) {
  const { classId, className, studentCount } = detail
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { write, isSending, problem } = useWrite(removeClass)

  async function confirm(): Promise<void> {
    const isRight = typed.trim() === className
    setIsWrong(!isRight)
    if (!isRight) return
    const written = await write({ classId, className })
    if (!written.isDone) return
    await written.reread
    showSuccess(`已删除${className}，${DELETED_CLASS_DAYS} 天内可以恢复`)
    onRemoved()
  }

  return (
    <ConfirmDialog
      isOpen
      title={`删除${className}？`}
      description={`将删除 ${studentCount} 名学生和他们的全部点评、积分、兑换记录。协同老师马上不能再打开。${DELETED_CLASS_DAYS} 天内可以恢复，之后彻底删除。`}
      confirmLabel="删除班级"
      isDestructive
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <TextField
          label={`请写出班级名称：${className}`}
          autoComplete="off"
          value={typed}
          readOnly={isSending}
          onChange={(text) => {
            setTyped(text)
            setIsWrong(false)
          }}
          error={isWrong ? '和班级名称不一致，请照着写' : undefined}
        />
      </form>
      <Problem text={problem} className="mt-3 text-base" />
    </ConfirmDialog>
  )
}
