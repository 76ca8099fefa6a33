import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldControl, fieldWell } from './field-classes.ts'
import { Field } from './Field.tsx'

export type SelectOption = { value: string; label: string }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange' | 'value'> & {
  label: string
  isLabelHidden?: boolean
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  className?: string
}

/** The browser's own list: on a phone it is the wheel that people know, on a board it is large. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, value, options, onChange, error, hint, className, ...rest } = props
  return (
    <Field
      label={label}
      {...(isLabelHidden && { isLabelHidden })}
      error={error}
      hint={hint}
      {...(className && { className })}
    >
      {(field) => (
        <div className={`${fieldWell} relative pr-0`}>
          <select
            {...rest}
            {...field}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${fieldControl} appearance-none pr-11`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute right-4" />
        </div>
      )}
    </Field>
  )
}
