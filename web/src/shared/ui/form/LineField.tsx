import type { ReactNode } from 'react'
import { fieldControl, fieldWell } from './field-classes.ts'
import { Field, type FieldAttributes, type FieldProps } from './Field.tsx'

/** What every field of one line is given. */
export type LineFieldProps = Omit<FieldProps, 'children'> & {
  value: string
  onChange: (value: string) => void
}

type LineControl = FieldAttributes & {
  value: string
  onChange: (event: { target: { value: string } }) => void
  className: string
}

type OwnProps = { wellClassName?: string; children: (control: LineControl) => ReactNode }

/** A field whose control stands in a well: what one types into, or chooses from. */
export function LineField({ value, onChange, wellClassName, children, ...field }: LineFieldProps & OwnProps) {
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={wellClassName ? `${fieldWell} ${wellClassName}` : fieldWell}>
          {children({
            ...attributes,
            value,
            onChange: ({ target }) => onChange(target.value),
            className: fieldControl,
          })}
        </div>
      )}
    </Field>
  )
}
