import type { Student } from '@pinge/contract/students.ts'
import { CheckCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import type { Marking } from './use-marking.ts'

export type AttendanceFooterProps = {
  students: readonly Student[]
  /** How many are there, late, on leave and missing. */
  counts: string
  marking: Pick<Marking, 'saving' | 'overtaking' | 'markAllPresent'>
  onSave: () => void
  className?: string
  /** What leads elsewhere. */
  children?: ReactNode
}

/** What the marks of a day add up to, and the button that saves them; over a colleague's marks it asks first. */
export function AttendanceFooter(props: AttendanceFooterProps) {
  const { students, counts, marking, onSave, className = '', children } = props
  const { isBusy, isUnsettled, problem } = marking.saving
  const [isAsking, setIsAsking] = useState(false)
  const overtaken = students.filter(({ id }) => marking.overtaking.has(id))
  return (
    <div className={`flex flex-wrap items-center justify-end gap-3 ${className}`}>
      <p role="status" className="mr-auto text-m text-ink-2">
        {counts}
      </p>
      <Problem text={problem} />
      {children}
      <Button variant="mist" disabled={isUnsettled || isBusy} onClick={marking.markAllPresent}>
        <CheckCheck aria-hidden />
        全部出勤
      </Button>
      {/* What was sent without an answer is only sent again: it was asked about before. */}
      <Button
        isBusy={isBusy}
        onClick={() => (overtaken.length > 0 && !isUnsettled ? setIsAsking(true) : onSave())}
      >
        {isUnsettled ? '再试一次' : '保存考勤'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="刚有老师记了别的"
        description={`这 ${overtaken.length} 名学生，按你记的保存，老师刚记的就没有了；想留下老师刚记的，返回后点成一样的。`}
        confirmLabel="按我记的保存"
        cancelLabel="返回核对"
        onConfirm={() => {
          setIsAsking(false)
          onSave()
        }}
        onCancel={() => setIsAsking(false)}
      >
        <ul className="mt-2 flex flex-col gap-1 text-base">
          {overtaken.map(({ id, username }) => (
            <li key={id} className="wrap-anywhere">
              {username}：{marking.overtaking.get(id)}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  )
}
