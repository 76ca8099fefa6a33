import { Smartphone } from 'lucide-react'
import { TextField, type TextFieldProps } from '../../shared/ui/TextField.tsx'

export type TelFieldProps = Pick<
  TextFieldProps,
  'value' | 'onChange' | 'error' | 'isLabelHidden' | 'autoComplete'
>

export function TelField(props: TelFieldProps) {
  return (
    <TextField
      {...props}
      label="手机号"
      name="tel"
      type="tel"
      inputMode="numeric"
      placeholder="手机号"
      icon={<Smartphone aria-hidden />}
      inputClassName="font-num font-bold tracking-wide tabular-nums placeholder:font-normal placeholder:font-sans placeholder:tracking-normal"
    />
  )
}
