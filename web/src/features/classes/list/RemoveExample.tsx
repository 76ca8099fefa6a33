import type { ClassSummary } from '@pinge/contract/classes.ts'
import { removeExample } from '@pinge/contract/example.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'

export type RemoveExampleProps = { summary: Pick<ClassSummary, 'classId' | 'className' | 'studentCount'> }

export function RemoveExample({ summary }: RemoveExampleProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { write, isBusy, problem, forgetProblem } = useWrite(removeExample)

  function cancel(): void {
    setIsAsking(false)
    forgetProblem()
  }

  async function confirm(): Promise<void> {
    const written = await write({ classId: summary.classId })
    if (!written.isDone) return
    await written.reread
    setIsAsking(false)
  }

  return (
    <>
      <IconButton
        label={`移除${summary.className}`}
        className="absolute! top-28 right-14 z-10"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title="移除示例班级"
        description={`将移除${summary.className}、其中 ${summary.studentCount} 名虚构的学生和全部点评。你自己的班级不变。`}
        confirmLabel="移除"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={cancel}
      >
        <Problem text={problem} className="mt-3 text-base" />
      </ConfirmDialog>
    </>
  )
}
