import { classTeachers, updateTeacher, type ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import type { ChangeDrawn } from '../../shared/api/write/send-write.ts'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { HandOver } from './invites/HandOver.tsx'

export type TeacherRightsProps = { classId: string; className: string; teacher: ClassTeacher }

/** What the owner lets a co-teacher do: send notices, and become the owner. */
export function TeacherRights({ classId, className, teacher }: TeacherRightsProps) {
  const { userId, nickname, isCanSendClassNotice } = teacher
  const rights = useTeacherRights(classId)
  // In the same breath as the tap: what is drawn of an answer comes a moment later, and the checkbox would waver until then.
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function allow(isAllowed: boolean): Promise<void> {
    setWanted(isAllowed)
    await rights.write({ classId, userId, isCanSendClassNotice: isAllowed })
    setWanted(null)
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
      <HandOver classId={classId} className={className} teacher={teacher} />
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
