import { MIN_PASSWORD_LENGTH } from '@pinge/contract/values/limits.ts'
import { PasswordField } from '../../../shared/ui/form/PasswordField.tsx'
import type { Row } from '../../../shared/form/use-form.ts'

export type NewPasswordRowsProps = {
  /** 密码 or 新密码. */
  label: string
  password: Row<string>
  repeated: Row<string>
}

/** A password that is made here, typed twice. */
export function NewPasswordRows({ label, password, repeated }: NewPasswordRowsProps) {
  return (
    <>
      <PasswordField
        label={label}
        isLabelHidden
        name="password"
        placeholder={`${label}，至少 ${MIN_PASSWORD_LENGTH} 位`}
        autoComplete="new-password"
        {...password}
      />
      <PasswordField
        label={`再输一次${label}`}
        isLabelHidden
        name="repeated"
        placeholder={`再输一次${label}`}
        autoComplete="new-password"
        {...repeated}
      />
    </>
  )
}
