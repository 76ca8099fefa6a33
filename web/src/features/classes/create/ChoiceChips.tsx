import { useId } from 'react'

export type ChoiceChipsProps<Value extends string | number> = {
  legend: string
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  error?: string | undefined
}

/** One of a few as a row of chips; native radios underneath, so that the arrow keys walk through them. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { legend, value, options, onChange, error } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
    >
      <legend className="mb-1.5 text-s font-bold text-ink-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="relative">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <span className="pointer-events-none relative flex min-h-12 items-center rounded-full bg-mist px-4.5 text-name font-bold text-ink-2 transition-colors duration-160 ease-out peer-checked:bg-brand peer-checked:text-white peer-hover:bg-mist-2 peer-checked:peer-hover:bg-brand-deep">
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="mt-1.5 ml-1 text-s text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
