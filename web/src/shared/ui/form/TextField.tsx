import type { ComponentProps, ReactNode } from 'react'
import { fieldControl, fieldWell } from './field-classes.ts'
import { Field } from './Field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'value'> & {
  label: string
  isLabelHidden?: boolean
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  icon?: ReactNode
  /** What stands at the end of the well: a unit, a button. */
  trailing?: ReactNode
  className?: string
  inputClassName?: string
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, value, onChange, error, hint, icon, trailing, ...more } = props
  const { className, inputClassName = '', ...rest } = more
  return (
    <Field
      label={label}
      {...(isLabelHidden && { isLabelHidden })}
      error={error}
      hint={hint}
      {...(className && { className })}
    >
      {(field) => (
        <div className={fieldWell}>
          {icon}
          <input
            type="text"
            {...rest}
            {...field}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${fieldControl} ${inputClassName}`}
          />
          {trailing}
        </div>
      )}
    </Field>
  )
}
