import { Minus, Plus } from 'lucide-react'

export type StepperProps = {
  /** What is counted, for the ear. */
  label: string
  value: number
  min: number
  max: number
  /** How a value is shown: +2. */
  format?: (value: number) => string
  onChange: (value: number) => void
}

/** A small whole number, one step at a time. */
export function Stepper({ label, value, min, max, format = String, onChange }: StepperProps) {
  return (
    <div role="group" aria-label={label} className="inline-flex items-center rounded-full bg-mist">
      <button
        type="button"
        aria-label={`${label}减一`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={stepButton}
      >
        <Minus aria-hidden />
      </button>
      <output aria-live="polite" className="num min-w-8 text-center text-m">
        {format(value)}
      </output>
      <button
        type="button"
        aria-label={`${label}加一`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={stepButton}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}

const stepButton =
  'grid size-12 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-mist-2 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-3 disabled:opacity-50 [&_svg]:size-4.5'
