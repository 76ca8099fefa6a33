import { findClass } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { CLASS_NUMBER_LENGTH } from './class-number.ts'
import { ClassNumberField } from './ClassNumberField.tsx'
import { FoundClass } from './FoundClass.tsx'
import { describeMissing, joinStep, nextDeed } from './join-step.ts'
import { useRequestJoin } from './use-request-join.ts'

export type JoinClassFormProps = {
  onClose: () => void
  /** To a class that one teaches in already. */
  onEnter: (classId: string) => void
}

/** From a class's number to the wish to teach in it. The class is looked up as soon as the number is whole. */
export function JoinClassForm({ onClose, onEnter }: JoinClassFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [geziNo, setGeziNo] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const isWhole = geziNo.length === CLASS_NUMBER_LENGTH
  const find = useQuery({
    ...endpointQuery(findClass, { geziNo }),
    enabled: isWhole,
    // Told in the field.
    meta: { announces: 'nothing' },
  })
  const classes = useQuery(endpointQuery(classList, {}))
  const { ask, isAsking, problem, forgetProblem } = useRequestJoin()
  const step = joinStep(geziNo, find)
  const isAsked = step.step === 'found' && step.found.state === 'pending'

  function goOn(): void {
    setHasTried(true)
    if (step.step === 'failed') return void find.refetch()
    if (isAsked) return onClose()
    if (step.step !== 'found' || isAsking) return
    if (step.found.state === 'none') return ask(geziNo)
    const mine = classes.data?.find((summary) => summary.geziNo === geziNo)
    if (mine) onEnter(mine.classId)
    else void classes.refetch()
  }

  return (
    <Dialog isOpen onClose={onClose} title="用班级号加入" initialFocus={field}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
        className="flex flex-col gap-4"
      >
        <ClassNumberField
          ref={field}
          value={geziNo}
          onChange={(typed) => {
            setGeziNo(typed)
            setHasTried(false)
            forgetProblem()
          }}
          error={fieldError()}
          hint="向班级的创建者要，在班级的“班级老师”里。"
          readOnly={isAsking}
        />
        <FoundClass step={step} />
        {problem && (
          <p role="alert" className="text-base text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {!isAsked && (
            <Button variant="mist" onClick={onClose}>
              取消
            </Button>
          )}
          {/* One button through all states, so that the focus stays on it. */}
          <Button
            type="submit"
            isBusy={(isAsking && !isAsked) || step.step === 'finding'}
            className="max-sm:flex-1"
          >
            {nextDeed(step)}
          </Button>
        </div>
      </form>
    </Dialog>
  )

  function fieldError(): string | undefined {
    if (step.step === 'failed') return step.problem
    return step.step === 'typing' && hasTried ? describeMissing(step.missing) : undefined
  }
}
