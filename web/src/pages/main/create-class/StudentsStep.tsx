import { RosterEditor } from '../../../features/roster/RosterEditor.tsx'
import { RosterFooter } from '../../../features/roster/RosterFooter.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { classDetailPath } from '../../../shared/navigation/class-detail-path.ts'
import { previewName } from '../../../features/classes/create/class-form.ts'
import { StepCard } from './StepCard.tsx'
import type { ClassCreation } from './use-class-creation.ts'

export type StudentsStepProps = { creation: ClassCreation }

export function StudentsStep({ creation }: StudentsStepProps) {
  const { form, students, made, failure, setStep, canGoBack, isLocked } = creation

  return (
    <StepCard
      title={`把学生加进${made?.className ?? previewName(form)}`}
      isEntered
      footer={
        <RosterFooter summary={summaryOf(creation)} problem={failure}>
          {made ? (
            <ButtonLink variant="mist" to={classDetailPath(made.classId)}>
              先进入班级
            </ButtonLink>
          ) : (
            <Button variant="mist" disabled={!canGoBack} onClick={() => setStep('class')}>
              上一步
            </Button>
          )}
          <StepButton creation={creation} />
        </RosterFooter>
      }
    >
      <RosterEditor roster={students.roster} classId={made?.classId ?? null} isLocked={isLocked} />
    </StepCard>
  )
}

/** What goes on from here. */
function StepButton({ creation: { students, made, finish, isSending, isUnsettled } }: StudentsStepProps) {
  const isBusy = isSending || students.roster.isReading
  if (students.readAgain) {
    return (
      <Button isBusy={students.isReading} onClick={students.readAgain}>
        重新读取
      </Button>
    )
  }
  if (!made && students.roster.good.length === 0) {
    return (
      <Button isBusy={isBusy} onClick={() => void finish(false)}>
        {isUnsettled ? '再试一次' : '先建班，以后再添加'}
      </Button>
    )
  }
  return (
    <Button isBusy={isBusy} disabled={!students.canAdd} onClick={() => void finish(true)}>
      {isUnsettled ? '再试一次' : made ? students.label : `建班并${students.label}`}
    </Button>
  )
}

function summaryOf({ students, made }: ClassCreation): string {
  if (made || students.roster.rows.length > 0) return students.summary
  return '这一步可以跳过，建好班再添加也一样。'
}
