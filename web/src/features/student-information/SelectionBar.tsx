import { restoreStudents, type StudentInformation } from '@pinge/contract/student-information.ts'
import { ArrowRightLeft, Merge, Undo2, UserMinus, X } from 'lucide-react'
import { useWrite } from '../../shared/api/use-write.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { formatStudentNames } from './format-student-names.ts'

export type SelectionAction = 'move' | 'remove' | 'merge'

export type SelectionBarProps = {
  classId: string
  students: readonly StudentInformation[]
  /** Only the owner moves pupils and merges their records. */
  isOwner: boolean
  onAction: (action: SelectionAction) => void
  /** Others may be selected by then, and stay so. */
  onRestored: (ids: readonly string[]) => void
  onClear: () => void
}

/** What can be done with the pupils that are selected. */
export function SelectionBar({ classId, students, isOwner, onAction, ...props }: SelectionBarProps) {
  const { write, isBusy, problem } = useWrite(restoreStudents, { isRepeatable: true })
  const haveLeft = students.every(({ leftAt }) => leftAt !== null)

  async function restore() {
    const ids = students.map(({ id }) => id)
    const written = await write({ classId, ids })
    if (!written.isDone) return
    await written.reread
    showSuccess(`${formatStudentNames(students)}回到班里了`)
    props.onRestored(ids)
  }

  return (
    <div
      role="toolbar"
      aria-label="已选学生"
      className="flex flex-wrap items-center gap-2 rounded-card bg-white px-3 py-1.5 shadow-float print:hidden"
    >
      <p className="mr-2 text-m font-bold">已选 {students.length} 名</p>
      {haveLeft ? (
        <Button variant="soft" isBusy={isBusy} onClick={() => void restore()}>
          <Undo2 aria-hidden />
          回到班里
        </Button>
      ) : (
        <>
          {isOwner && students.length === 2 && (
            <Button variant="soft" onClick={() => onAction('merge')}>
              <Merge aria-hidden />
              合并
            </Button>
          )}
          {isOwner && (
            <Button variant="soft" onClick={() => onAction('move')}>
              <ArrowRightLeft aria-hidden />
              转到其他班级
            </Button>
          )}
        </>
      )}
      <Button variant="soft" onClick={() => onAction('remove')}>
        <UserMinus aria-hidden />
        {haveLeft ? '删除' : '移除'}
      </Button>
      <Problem text={problem} className="text-s" />
      <IconButton label="取消选择" onClick={props.onClear} className="ml-auto">
        <X />
      </IconButton>
    </div>
  )
}
