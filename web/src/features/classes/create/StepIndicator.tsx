import { Check } from 'lucide-react'

export type StepIndicatorProps = { steps: readonly string[]; current: number }

export function StepIndicator({ steps, current }: StepIndicatorProps) {
  return (
    <ol aria-label="创建步骤" className="flex flex-wrap items-center gap-2 sm:gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="flex items-center gap-2 not-first:before:h-0.5 not-first:before:w-4 not-first:before:rounded-full not-first:before:bg-line sm:not-first:before:w-10"
        >
          <span className={`grid size-8 place-items-center rounded-full text-name ${lookOf(index, current)}`}>
            {index < current ? (
              <Check aria-hidden className="size-4.5 stroke-3" />
            ) : (
              <span className="num">{index + 1}</span>
            )}
          </span>
          <span
            className={`text-name font-bold ${index === current ? 'text-ink' : 'text-ink-2 max-sm:sr-only'}`}
          >
            {step}
            {index < current && <span className="sr-only">（已完成）</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function lookOf(index: number, current: number): string {
  if (index === current) return 'bg-brand text-white'
  return index < current ? 'bg-white text-brand' : 'bg-white text-ink-2'
}
