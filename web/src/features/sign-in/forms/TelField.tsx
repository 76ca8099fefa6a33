import { Smartphone } from 'lucide-react'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import type { Row } from '../../../shared/form/use-form.ts'

/** The phone, which is also the name of the account. */
export function TelField(row: Row<string>) {
  return (
    <TextField
      {...row}
      label="手机号"
      isLabelHidden
      name="tel"
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      placeholder="手机号"
      icon={<Smartphone aria-hidden />}
      inputClassName="font-num font-bold tracking-wide tabular-nums placeholder:font-normal placeholder:font-sans placeholder:tracking-normal"
    />
  )
}
