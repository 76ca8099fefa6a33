import { classDetailPath } from '../../../shared/navigation/class-detail-path.ts'
import { useState } from 'react'
import { formatLoss } from '../../../features/roster/draft/format-draft.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { StepCard } from './StepCard.tsx'
import type { ClassCreation } from './use-class-creation.ts'

const ClassNumber = onDemand(
  async () => (await import('../../../features/class-teachers/ClassNumber.tsx')).ClassNumber,
  { isAdornment: true, fallback: <div className="h-30 rounded-card bg-mist" /> },
)

export type CreatedStepProps = { creation: ClassCreation; onAnother: () => void }

export function CreatedStep({ creation, onAnother }: CreatedStepProps) {
  const { made, added, students, setStep } = creation
  const [isAsking, setIsAsking] = useState(false)
  if (!made) return null
  const left = students.roster.rows.length

  return (
    <StepCard
      title={`${made.className}建好了`}
      isEntered
      footer={
        <div className="flex flex-wrap justify-end gap-2.5 max-sm:[&>*]:flex-1">
          <Button variant="mist" onClick={() => (left > 0 ? setIsAsking(true) : onAnother())}>
            再建一个班
          </Button>
          <ButtonLink to={classDetailPath(made.classId)}>进入班级</ButtonLink>
        </div>
      }
    >
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <span className="grid size-32 place-items-center rounded-full bg-sun-tint">
          <Picture name="party" size={88} />
        </span>
        <p className="text-m text-ink-2">
          {added > 0 ? `${added} 名学生已经在班里，可以开始点评了。` : '班里还没有学生，进入班级就可以添加。'}
        </p>
        <div className="w-full max-w-md text-left">
          <ClassNumber geziNo={made.geziNo} isOwner />
        </div>
        {left > 0 && (
          <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card bg-danger-tint px-5 py-3">
            <span className="text-base text-danger">还有 {left} 行没有添加，改好就能加进去。</span>
            <Button variant="white" onClick={() => setStep('students')}>
              继续修改
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="名单还没有添加完"
        description={`再建一个班后，${formatLoss(left)}。${made.className}不变。`}
        confirmLabel="再建一个班"
        cancelLabel="继续编辑"
        isDestructive
        onConfirm={onAnother}
        onCancel={() => setIsAsking(false)}
      />
    </StepCard>
  )
}
