import type { ReactNode } from 'react'

export type Choice<Value extends string> = { value: Value; label: string; text?: ReactNode }

export type ChoiceListProps<Value extends string> = {
  legend: string
  name: string
  value: Value | null
  /** It is unknown yet whether the server did what is chosen. */
  isLocked?: boolean
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** One of a few, each with the words that it needs. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, name, value, isLocked = false, choices, onChange } = props
  return (
    <fieldset disabled={isLocked} className="mt-4 flex flex-col gap-2">
      <legend className="mb-1.5 text-s font-bold text-ink-2">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-12 cursor-pointer items-start gap-3 rounded-field bg-mist px-4 py-3 has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 shrink-0 accent-brand shadow-none! outline-none!"
          />
          <span className="min-w-0">
            <span className="block text-m font-bold break-words">{choice.label}</span>
            {choice.text && <span className="block text-s text-ink-2">{choice.text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
