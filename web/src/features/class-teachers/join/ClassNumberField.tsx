import { useRef } from 'react'
import { TextField, type TextFieldProps } from '../../../shared/ui/form/TextField.tsx'
import { tidyClassNumber } from './class-number.ts'

export type ClassNumberFieldProps = Pick<
  TextFieldProps,
  'value' | 'onChange' | 'error' | 'hint' | 'readOnly' | 'ref'
>

/** Eight digits. What an input method is still composing is left alone until it is done. */
export function ClassNumberField({ onChange, ...props }: ClassNumberFieldProps) {
  const isComposing = useRef(false)
  return (
    <TextField
      {...props}
      label="班级号"
      inputMode="numeric"
      autoComplete="off"
      placeholder="8 位数字"
      onChange={(typed) => onChange(isComposing.current ? typed : tidyClassNumber(typed))}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false
        onChange(tidyClassNumber(currentTarget.value))
      }}
      inputClassName="num text-l tracking-[0.12em] placeholder:font-sans placeholder:text-m placeholder:font-normal placeholder:tracking-normal"
    />
  )
}
