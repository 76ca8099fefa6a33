import { findClass, requestJoin } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { CLASS_NUMBER_LENGTH } from '@pinge/contract/values/limits.ts'
import { useRef } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { ClassNumberField } from './ClassNumberField.tsx'
import { FoundClass } from './FoundClass.tsx'
import { formatMissing, joinStep, nextAction } from './join-step.ts'

export type JoinClassFormProps = {
  onClose: () => void
  /** To a class that one teaches in already. */
  onEnter: (classId: string) => void
}

/** From a class's number to the request to teach in it. The class is looked up as soon as the number is whole. */
export function JoinClassForm({ onClose, onEnter }: JoinClassFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const writer = useWrite(requestJoin, {
    drawAnswer: (_, { geziNo: asked }, draw) =>
      draw(findClass, { geziNo: asked }, (found) => ({ ...found, state: 'pending' as const })),
  })
  const { fields, row, submit, isSending, isLocked, problem } = useForm({
    keptAs: 'join-class',
    start: { geziNo: '' },
    check: ({ geziNo }) => ({
      geziNo: geziNo.length < CLASS_NUMBER_LENGTH && formatMissing(CLASS_NUMBER_LENGTH - geziNo.length),
    }),
    writer,
    request: (typed) => typed,
  })
  const { geziNo } = fields
  const isWhole = geziNo.length === CLASS_NUMBER_LENGTH
  const find = useRead(findClass, { geziNo }, { enabled: isWhole })
  const classes = useRead(classList, {}, { announces: 'refusals' })
  const step = joinStep(geziNo, find)
  const isAsked = step.step === 'found' && step.found.state === 'pending'
  const canAsk = step.step === 'found' && step.found.state === 'none'
  const { error, ...number } = row('geziNo')

  function goOn(): void {
    if (step.step === 'failed') return void find.refetch()
    if (isAsked) return onClose()
    if (step.step !== 'found' || isSending) return
    const mine = classes.data?.find((summary) => summary.geziNo === geziNo)
    if (mine) onEnter(mine.classId)
    else void classes.refetch()
  }

  return (
    <Dialog isOpen onClose={onClose} title="用班级号加入" initialFocus={field}>
      <form
        noValidate
        onSubmit={(event) => {
          if (canAsk || step.step === 'typing') return submit(event)
          event.preventDefault()
          goOn()
        }}
        className="flex flex-col gap-4"
      >
        <ClassNumberField
          ref={field}
          {...number}
          error={step.step === 'failed' ? step.problem : error}
          hint="请班级创建者在“班级老师”里查看后告诉你。"
          // Until it is known whether this class was asked, no other is.
          readOnly={isLocked}
        />
        <FoundClass step={step} />
        <Problem text={problem} />
        <div className="flex flex-wrap justify-end gap-3">
          {!isAsked && (
            <Button variant="mist" onClick={onClose}>
              取消
            </Button>
          )}
          {/* One button through all states, so that the focus stays on it. */}
          <Button type="submit" isBusy={isSending || step.step === 'finding'} className="max-sm:flex-1">
            {nextAction(step)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
