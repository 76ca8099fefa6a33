import type { ReactNode } from 'react'

export type SegmentedOption<Value extends string> = { value: Value; label: ReactNode }

export type SegmentedProps<Value extends string> = {
  /** What is chosen here, for the ear. */
  label: string
  value: Value
  options: readonly SegmentedOption<Value>[]
  onChange: (value: Value) => void
  className?: string
}

/** One of a few, all in sight: a sort, a filter. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  className = '',
}: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={`inline-flex rounded-full bg-groove p-1 cramped:flex cramped:w-full cramped:flex-wrap cramped:rounded-big ${className}`}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="relative flex min-h-10 flex-1 items-center justify-center gap-1.5 rounded-full px-4 text-name font-bold whitespace-nowrap cramped:px-2 text-ink-2 transition-colors duration-160 ease-out before:absolute before:-inset-y-1 before:inset-x-0 hover:text-ink aria-pressed:bg-white aria-pressed:text-ink [&_svg]:size-5"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
