import { removeClass, type ClassDetail } from '@pinge/contract/class-edit.ts'
import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { ConfirmByName } from '../../shared/ui/overlay/ConfirmByName.tsx'

export type RemoveClassDialogProps = { detail: ClassDetail; onClose: () => void; onRemoved: () => void }

/** Deletes a class for a teacher who has written its name. */
export function RemoveClassDialog({ detail, onClose, onRemoved }: RemoveClassDialogProps) {
  const { classId, className, studentCount } = detail
  const form = useForm({
    keptAs: null,
    start: { typed: '' },
    check: ({ typed }) => ({ typed: typed.trim() !== className && '和班级名称不一致，请重新输入' }),
    writer: useWrite(removeClass),
    request: () => ({ classId, className }),
    waitsForReread: true,
    onDone: () => {
      showSuccess(`已删除${className}，${DELETED_CLASS_DAYS} 天内可以恢复`)
      onRemoved()
    },
  })

  return (
    <ConfirmByName
      form={form}
      title={`删除${className}？`}
      description={`将删除 ${studentCount} 名学生和他们的全部点评、积分、兑换记录。协同老师马上不能再打开。${DELETED_CLASS_DAYS} 天内可以恢复，之后彻底删除。`}
      label={`请输入班级名称以确认：${className}`}
      confirmLabel="删除班级"
      onCancel={onClose}
    />
  )
}
