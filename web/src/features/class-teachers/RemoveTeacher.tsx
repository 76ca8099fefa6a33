import { removeTeacher, type ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

export type RemoveTeacherProps = {
  classId: string
  className: string
  teacher: ClassTeacher
  /** A colleague who leaves, rather than an owner who removes one. */
  isLeaving: boolean
  onRemoved: () => void
}

/** 移出 for the owner, 退出班级 for a colleague who leaves. */
export function RemoveTeacher({ classId, className, teacher, isLeaving, onRemoved }: RemoveTeacherProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { write, isBusy, problem } = useWrite(removeTeacher)

  async function confirm(): Promise<void> {
    const written = await write({ classId, userId: teacher.userId })
    if (!written.isDone) return
    // The row goes first, so that no teacher is removed twice; who left may read the class no more.
    if (!isLeaving) await written.reread
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
            : formatRemoval(teacher, className)
        }
        confirmLabel={isLeaving ? '退出' : '移出'}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        <Problem text={problem} className="mt-3 text-base" />
      </ConfirmDialog>
    </>
  )
}

/** What a colleague who is removed loses, and what stays. */
function formatRemoval({ nickname, maskedTel }: ClassTeacher, className: string): string {
  return `${nickname}（${maskedTel}）不能再打开${className}，正开着的页面会马上停用。${nickname}给过的点评都保留。`
}
