import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { formatStudentNames } from '../format-student-names.ts'

export type RemoveDialogProps = {
  classId: string
  students: readonly StudentInformation[]
  /** Only the owner deletes for good. */
  isOwner: boolean
  onClose: () => void
  onDone: () => void
}

/** 移除学生, which says what becomes of 成绩与点评. A pupil who has left can only be deleted. */
export function RemoveDialog({ classId, students, isOwner, onClose, onDone }: RemoveDialogProps) {
  const haveLeft = students.every(({ leftAt }) => leftAt !== null)
  const [chosen, setChosen] = useState<'keep' | 'delete'>(haveLeft ? 'delete' : 'keep')
  // A class that changes hands takes the choice away with it.
  const records = isOwner ? chosen : 'keep'
  const { write, isBusy, isUnsettled, problem } = useWrite(removeStudents)
  const isShown = useIsShown()
  const names = formatStudentNames(students)

  const mayNot = haveLeft && !isOwner

  async function remove() {
    const written = await write({ classId, ids: students.map(({ id }) => id), records })
    if (!written.isDone) return
    await written.reread
    showSuccess(records === 'keep' ? `${names}已转出，记录还在` : `${names}已删除`)
    if (isShown()) onDone()
  }

  return (
    <ConfirmDialog
      isOpen
      title={haveLeft ? '删除转出的学生' : '移除学生'}
      description={
        mayNot
          ? '只有班级创建者可以删除学生和记录。需要删除时，请告诉创建者。'
          : `把${names}从班里移除，共 ${students.length} 名。其他学生不变。`
      }
      confirmLabel={mayNot ? '知道了' : records === 'keep' ? '转出，保留记录' : '删除学生和记录'}
      isDestructive={records === 'delete' && !mayNot}
      isBusy={isBusy}
      onConfirm={() => (mayNot ? onClose() : void remove())}
      onCancel={onClose}
    >
      {haveLeft && isOwner && (
        <p className="mt-4 text-m text-danger">他们的成绩、点评和家长信息都会删除，不能恢复。</p>
      )}
      {!haveLeft && !isOwner && (
        <p className="mt-4 text-m text-ink-2">学生标为“转出”，记录都保留；随时可以让他回来。</p>
      )}
      {!haveLeft && isOwner && (
        <ChoiceList
          legend="成绩与点评"
          name="records"
          value={records}
          isLocked={isUnsettled}
          onChange={setChosen}
          choices={[
            {
              value: 'keep',
              label: '一并保留',
              text: '学生标为“转出”，不再出现在班级里；随时可以让他回来。',
            },
            { value: 'delete', label: '一并删除', text: '成绩、点评和家长信息都删除，不能恢复。' },
          ]}
        />
      )}
      <Problem text={problem} className="mt-3 text-s" />
    </ConfirmDialog>
  )
}
