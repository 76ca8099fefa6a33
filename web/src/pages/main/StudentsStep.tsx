import { RosterEditor } from '../../features/roster/RosterEditor.tsx'
import { RosterFooter } from '../../features/roster/RosterFooter.tsx'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ButtonLink } from '../../shared/ui/form/ButtonLink.tsx'
import { classDetailPath } from '../../features/classes/class-detail-path.ts'
import { previewName } from '../../features/classes/class-form.ts'
import { StepCard } from './StepCard.tsx'
import type { ClassCreation } from './use-class-creation.ts'

export type StudentsStepProps = { creation: ClassCreation }

export function StudentsStep({ creation }: StudentsStepProps) {
  const { form, deed, made, finish, setStep, canGoBack, isSending, isLocked } = creation
  const problem = creation.creation.problem || deed.problem
  const isSkipping = !made && deed.roster.good.length === 0

  return (
    <StepCard
      title={`把学生加进${made?.className ?? previewName(form)}`}
      isEntered
      footer={
        <RosterFooter summary={summaryOf(creation)} problem={problem}>
          {made ? (
            <ButtonLink variant="mist" to={classDetailPath(made.classId)}>
              先进入班级
            </ButtonLink>
          ) : (
            <Button variant="mist" disabled={!canGoBack} onClick={() => setStep('class')}>
              上一步
            </Button>
          )}
          {isSkipping ? (
            <Button isBusy={isSending} onClick={() => void finish(false)}>
              {creation.creation.isUnsettled ? '再试一次' : '先建班，以后再添加'}
            </Button>
          ) : (
            <Button isBusy={isSending} disabled={!deed.canAdd} onClick={() => void finish(true)}>
              {creation.creation.isUnsettled ? '再试一次' : made ? deed.label : `建班并${deed.label}`}
            </Button>
          )}
        </RosterFooter>
      }
    >
      <RosterEditor roster={deed.roster} classId={made?.classId ?? null} isLocked={isLocked} />
    </StepCard>
  )
}

function summaryOf({ deed, made }: ClassCreation): string {
  if (made || deed.roster.rows.length > 0) return deed.summary
  return '这一步可以跳过，建好班再添加也一样。'
}
