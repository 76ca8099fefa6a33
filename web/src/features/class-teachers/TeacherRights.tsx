import type { ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { useHandOver, useTeacherRights } from './use-teacher-rights.ts'

export type TeacherRightsProps = { classId: string; className: string; teacher: ClassTeacher }

/** What the owner lets a co-teacher do: send notices, and become the owner. */
export function TeacherRights({ classId, className, teacher }: TeacherRightsProps) {
  const { userId, nickname, maskedTel, isCanSendClassNotice } = teacher
  const [isAsking, setIsAsking] = useState(false)
  const rights = useTeacherRights(classId, userId)
  const handing = useHandOver(classId, userId)

  async function confirm(): Promise<void> {
    if (!(await handing.handOver())) return
    setIsAsking(false)
    showSuccess(`${nickname}现在是${className}的创建者`)
  }

  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-3 pb-2 pl-9 sm:pl-11">
      <Checkbox
        isChecked={isCanSendClassNotice}
        error={rights.problem || undefined}
        onChange={(isAllowed) => void rights.allow(isAllowed)}
      >
        <span className="sr-only">{nickname}</span>可以发班级通知
      </Checkbox>
      <Button variant="quiet" aria-label={`把班级转交给${nickname}`} onClick={() => setIsAsking(true)}>
        转交班级
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`把${className}转交给${nickname}？`}
        description={`${nickname}（${maskedTel}）将成为创建者，可以修改班级、管理老师、归档和删除班级。你成为协同老师，学生和记录都不变。转交后只有${nickname}能再转回给你。`}
        confirmLabel="转交"
        isDestructive
        isBusy={handing.isSending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {handing.problem && (
          <p role="alert" className="mt-3 text-base text-danger">
            {handing.problem}
          </p>
        )}
      </ConfirmDialog>
    </div>
  )
}
