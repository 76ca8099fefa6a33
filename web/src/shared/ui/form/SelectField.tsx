import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LineField, type LineFieldProps } from './LineField.tsx'

export type SelectOption = { value: string; label: string }

export type SelectFieldProps = LineFieldProps &
  Omit<ComponentProps<'select'>, keyof LineFieldProps | 'id'> & { options: readonly SelectOption[] }

/** The browser's own list: on a phone it is the wheel that people know, on a board it is large. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { label, isLabelHidden, value, onChange, error, hint, className, ...rest } = props
  return (
    <LineField
      {...{ label, isLabelHidden, value, onChange, error, hint, className }}
      wellClassName="relative pr-0"
    >
      {({ className: control, ...field }) => (
        <>
          <select {...rest} {...field} className={`${control} appearance-none pr-11`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute right-4" />
        </>
      )}
    </LineField>
  )
}
