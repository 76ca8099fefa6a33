import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { Marking } from './use-marking.ts'

export type AttendanceFooterProps = {
  /** How many are there, late, on leave and missing. */
  counts: string
  saving: Marking['saving']
  onAllPresent: () => void
  onSave: () => void
  className?: string
  /** What leads elsewhere. */
  children?: ReactNode
}

/** What the marks of a day add up to, and the button that saves them. */
export function AttendanceFooter(props: AttendanceFooterProps) {
  const { counts, onAllPresent, onSave, className = '', children } = props
  const { isBusy, isUnsettled, problem } = props.saving
  return (
    <div className={`flex flex-wrap items-center justify-end gap-3 ${className}`}>
      <p role="status" className="mr-auto text-m text-ink-2">
        {counts}
      </p>
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      {children}
      <Button variant="mist" disabled={isUnsettled || isBusy} onClick={onAllPresent}>
        <CheckCheck aria-hidden />
        全部出勤
      </Button>
      <Button isBusy={isBusy} onClick={onSave}>
        {isUnsettled ? '再试一次' : '保存考勤'}
      </Button>
    </div>
  )
}
