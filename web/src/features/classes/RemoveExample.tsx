import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { IconButton } from '../../shared/ui/form/IconButton.tsx'
import { useRemoveExample } from './use-example-class.ts'

export type RemoveExampleProps = { summary: Pick<ClassSummary, 'classId' | 'className' | 'studentCount'> }

export function RemoveExample({ summary }: RemoveExampleProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { remove, isSending, problem, forgetProblem } = useRemoveExample()

  function cancel() {
    setIsAsking(false)
    forgetProblem()
  }

  async function confirm() {
    if (await remove(summary.classId)) setIsAsking(false)
  }

  return (
    <>
      <IconButton
        label={`移除${summary.className}`}
        className="absolute! top-28 right-2 z-10"
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
        isBusy={isSending}
        onConfirm={() => void confirm()}
        onCancel={cancel}
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
