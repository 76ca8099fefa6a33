import { CheckCheck } from 'lucide-react'
import { Button } from '../../../shared/ui/form/Button.tsx'

export type AttendanceFooterProps = {
  /** How many are there, late, on leave and missing. */
  counts: string
  /** Whether what is saved of the day has been read. */
  isKnown: boolean
  saving: { isSending: boolean; isUnsettled: boolean; problem: string }
  onAllPresent: () => void
  onSave: () => void
}

/** What the marks of a day add up to, and the button that saves them. */
export function AttendanceFooter(props: AttendanceFooterProps) {
  const { counts, isKnown, onAllPresent, onSave } = props
  const { isSending, isUnsettled, problem } = props.saving
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
      <p role="status" className="mr-auto text-m text-ink-2">
        {counts}
      </p>
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      <Button variant="mist" disabled={isUnsettled || !isKnown} onClick={onAllPresent}>
        <CheckCheck aria-hidden />
        全部出勤
      </Button>
      <Button isBusy={isSending} disabled={!isKnown} onClick={onSave}>
        {isUnsettled ? '再试一次' : '保存考勤'}
      </Button>
    </div>
  )
}
