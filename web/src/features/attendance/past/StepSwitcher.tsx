import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'

export type StepSwitcherProps = {
  /** 月 or 学期. */
  unit: string
  text: string
  /** No later one has come. */
  isLast: boolean
  /** Where the last step led; its button has the focus when another sheet is drawn. */
  stepped: Step | undefined
  onStep: (by: Step) => void
}

/** To the one before, or to the next. */
export type Step = -1 | 1

/** ‹ 2026年11月 › */
export function StepSwitcher({ unit, text, isLast, stepped, onStep }: StepSwitcherProps) {
  return (
    <div role="group" aria-label={`哪个${unit}`} className="flex items-center gap-1 max-sm:w-full">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <IconButton autoFocus={stepped === -1} label={`上个${unit}`} onClick={() => onStep(-1)}>
        <ChevronLeft />
      </IconButton>
      <output className="num min-w-28 flex-1 cramped:min-w-0 text-center text-m">{text}</output>
      {/* Not disabled: it would lose the focus. */}
      <IconButton
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={stepped === 1}
        label={`下个${unit}`}
        aria-disabled={isLast}
        className="aria-disabled:opacity-40"
        onClick={() => !isLast && onStep(1)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  )
}
