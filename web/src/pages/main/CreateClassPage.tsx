import { useEffect, useState } from 'react'
import { ClassForm } from '../../features/classes/create/ClassForm.tsx'
import { StepIndicator } from '../../features/classes/create/StepIndicator.tsx'
import { formatLoss } from '../../features/roster/draft/format-draft.ts'
import type { HeldBack } from '../../shared/form/use-form.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { StepCard } from './create-class/StepCard.tsx'
import { type ClassCreation, useClassCreation } from './create-class/use-class-creation.ts'

const StudentsStep = onDemand(async () => (await import('./create-class/StudentsStep.tsx')).StudentsStep, {
  onLost: ({ creation }) => creation.setStep('class'),
})

const CreatedStep = onDemand(async () => (await import('./create-class/CreatedStep.tsx')).CreatedStep)

const steps = ['班级', '学生', '完成'] as const

export function CreateClassPage() {
  const [round, setRound] = useState(0)
  return <CreateClass key={round} onAnother={() => setRound(round + 1)} />
}

function CreateClass({ onAnother }: { onAnother: () => void }) {
  const creation = useClassCreation()
  const { step, students } = creation
  // The network: while the class is given a name, what the next steps are made of comes.
  useEffect(() => [StudentsStep, CreatedStep].forEach((part) => void part.preload()), [])

  return (
    <div className="mx-auto flex w-full max-w-[1264px] flex-col gap-5 px-4 pb-8 md:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl font-bold">创建班级</h1>
        <StepIndicator steps={steps} current={['class', 'students', 'done'].indexOf(step)} />
      </div>
      {step === 'class' && <ClassStep creation={creation} />}
      {step === 'students' && <StudentsStep creation={creation} />}
      {step === 'done' && <CreatedStep creation={creation} onAnother={onAnother} />}
      <LeaveGuard
        isDirty={students.roster.isDirty}
        unsaved={creation.added > 0 ? '名单还有几行没有添加' : '名单还没有添加'}
        description={`离开后，${formatLoss(students.roster.rows.length)}。`}
      />
    </div>
  )
}

function ClassStep({ creation }: { creation: ClassCreation }) {
  const { form, setForm, problem, takenNames, goToStudents } = creation
  // At first there is nothing of the teacher's.
  const [isBack] = useState(creation.isBegun)
  const [held, setHeld] = useState<HeldBack>(false)
  const [isHeldTold, setIsHeldTold] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setIsHeldTold(true)
        if (held) return
        goToStudents()
        const { currentTarget } = event
        // After this rendering, the field that is at fault is known.
        requestAnimationFrame(() => focusFault(currentTarget))
      }}
    >
      <StepCard
        title="给班级起个名"
        isEntered={isBack}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <Problem text={isHeldTold && typeof held === 'string' ? held : ''} />
            <Button type="submit" isBusy={held === true} className="max-sm:flex-1">
              下一步，添加学生
            </Button>
          </div>
        }
      >
        <ClassForm
          form={form}
          onChange={setForm}
          onHold={setHeld}
          problem={problem}
          takenNames={takenNames}
        />
      </StepCard>
    </form>
  )
}

function focusFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('input[aria-invalid], [aria-invalid] input')?.focus()
}
