import type { ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { sayRemoval } from './say-wishes.ts'
import { useRemoveTeacher } from './use-manage-teachers.ts'

export type RemoveTeacherProps = {
  classId: string
  className: string
  teacher: ClassTeacher
  /** A colleague who leaves, rather than an owner who removes one. */
  isLeaving: boolean
  onRemoved: () => void
}

/** 移出 for the owner, 退出班级 for whoever leaves. */
export function RemoveTeacher({ classId, className, teacher, isLeaving, onRemoved }: RemoveTeacherProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { remove, isSending, problem } = useRemoveTeacher(classId, teacher.userId)

  async function confirm(): Promise<void> {
    if (!(await remove())) return
    setIsAsking(false)
    onRemoved()
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={isLeaving ? undefined : `移出${teacher.nickname}`}
        onClick={() => setIsAsking(true)}
      >
        {isLeaving ? '退出班级' : '移出'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isLeaving ? `退出${className}？` : `移出${teacher.nickname}？`}
        description={
          isLeaving
            ? '你将不能再打开这个班级，你给过的点评都保留。想回来时，可以用班级号再申请。'
            : sayRemoval(teacher, className)
        }
        confirmLabel={isLeaving ? '退出' : '移出'}
        isDestructive
        isBusy={isSending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {problem && (
          <p role="alert" className="mt-3 text-base text-danger">
            {problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
