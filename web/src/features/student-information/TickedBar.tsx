import { restoreStudents, type StudentInformation } from '@pinge/contract/student-information.ts'
import { ArrowRightLeft, Merge, Undo2, UserMinus, X } from 'lucide-react'
import { call } from '../../shared/api/call.ts'
import type { Numbered } from '../../shared/api/use-kept-request.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { IconButton } from '../../shared/ui/form/IconButton.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { nameStudents } from './name-students.ts'
import { useStudentDeed } from './use-student-deed.ts'

export type TickedDeed = 'move' | 'remove' | 'merge'

export type TickedBarProps = {
  classId: string
  students: readonly StudentInformation[]
  /** Only the owner moves pupils. */
  isOwner: boolean
  onDeed: (deed: TickedDeed) => void
  onClear: () => void
}

/** What can be done with the pupils that are ticked. */
export function TickedBar({ classId, students, isOwner, onDeed, onClear }: TickedBarProps) {
  const { run, isSending, problem } = useStudentDeed(write)
  const haveLeft = students.every(({ leftAt }) => leftAt !== null)

  async function restore() {
    if (await run({ classId, ids: students.map(({ id }) => id) })) {
      showSuccess(`${nameStudents(students)}回到班里了`)
      onClear()
    }
  }

  return (
    <div
      role="toolbar"
      aria-label="已选学生"
      className="flex flex-wrap items-center gap-2 rounded-card bg-white px-3 py-1.5 shadow-float print:hidden"
    >
      <p className="mr-2 text-m font-bold">已选 {students.length} 名</p>
      {haveLeft ? (
        <Button variant="soft" isBusy={isSending} onClick={() => void restore()}>
          <Undo2 aria-hidden />
          回到班里
        </Button>
      ) : (
        <>
          {students.length === 2 && (
            <Button variant="soft" onClick={() => onDeed('merge')}>
              <Merge aria-hidden />
              合并
            </Button>
          )}
          {isOwner && (
            <Button variant="soft" onClick={() => onDeed('move')}>
              <ArrowRightLeft aria-hidden />
              转到其他班级
            </Button>
          )}
        </>
      )}
      <Button variant="soft" onClick={() => onDeed('remove')}>
        <UserMinus aria-hidden />
        {haveLeft ? '删除' : '移除'}
      </Button>
      {problem && (
        <p role="alert" className="text-s text-danger">
          {problem}
        </p>
      )}
      <IconButton label="取消选择" onClick={onClear} className="ml-auto">
        <X />
      </IconButton>
    </div>
  )
}

function write(request: Numbered<{ classId: string; ids: string[] }>) {
  return call(restoreStudents, request)
}
