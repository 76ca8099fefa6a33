import {
  classTeachers,
  handOverClass,
  updateTeacher,
  type ClassTeacher,
} from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import type { ChangeDrawn } from '../../shared/api/write/send-write.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'

export type TeacherRightsProps = { classId: string; className: string; teacher: ClassTeacher }

/** What the owner lets a co-teacher do: send notices, and become the owner. */
export function TeacherRights({ classId, className, teacher }: TeacherRightsProps) {
  const { userId, nickname, maskedTel, isCanSendClassNotice } = teacher
  const [isAsking, setIsAsking] = useState(false)
  const rights = useTeacherRights(classId)
  // In the same breath as the tap: what is drawn of an answer comes a moment later, and the checkbox would waver until then.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const handingOver = useWrite(handOverClass)

  async function allow(isAllowed: boolean): Promise<void> {
    setWanted(isAllowed)
    await rights.write({ classId, userId, isCanSendClassNotice: isAllowed })
    setWanted(null)
  }

  async function confirm(): Promise<void> {
    const written = await handingOver.write({ classId, userId })
    if (!written.isDone) return
    setIsAsking(false)
    showSuccess(`${nickname}现在是${className}的创建者`)
  }

  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-3 pb-2 pl-9 sm:pl-11">
      <Checkbox
        isChecked={wanted ?? isCanSendClassNotice}
        error={rights.problem || undefined}
        onChange={(isAllowed) => void allow(isAllowed)}
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
        isBusy={handingOver.isSending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        <Problem text={handingOver.problem} className="mt-3 text-base" />
      </ConfirmDialog>
    </div>
  )
}

type Right = { classId: string; userId: string; isCanSendClassNotice: boolean }

/** A right is shown at once, and taken back when it was not given. */
function useTeacherRights(classId: string) {
  return useWrite(updateTeacher, {
    optimistic: {
      key: `teacher-rights/${classId}`,
      isInTurn: true,
      draw: drawRight,
      drawBack: (right, change) =>
        drawRight({ ...right, isCanSendClassNotice: !right.isCanSendClassNotice }, change),
    },
  })
}

function drawRight({ classId, userId, isCanSendClassNotice }: Right, change: ChangeDrawn): void {
  change(classTeachers, { classId }, (teachers) =>
    teachers.map((teacher) => (teacher.userId === userId ? { ...teacher, isCanSendClassNotice } : teacher)),
  )
}
