import type { ComponentProps, ReactNode } from 'react'
import { LineField, type LineFieldProps } from './LineField.tsx'

export type TextFieldProps = LineFieldProps &
  Omit<ComponentProps<'input'>, keyof LineFieldProps | 'id'> & {
    icon?: ReactNode
    /** What stands at the end of the well: a unit, a button. */
    trailing?: ReactNode
    inputClassName?: string
  }

export function TextField({ icon, trailing, inputClassName = '', ...props }: TextFieldProps) {
  const { label, isLabelHidden, value, onChange, error, hint, className, ...rest } = props
  return (
    <LineField {...{ label, isLabelHidden, value, onChange, error, hint, className }}>
      {({ className: control, ...field }) => (
        <>
          {icon}
          <input type="text" {...rest} {...field} className={`${control} ${inputClassName}`} />
          {trailing}
        </>
      )}
    </LineField>
  )
}
