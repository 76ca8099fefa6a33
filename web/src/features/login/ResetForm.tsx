import { MIN_PASSWORD_LENGTH } from '@pinge/contract/limits.ts'
import { resetPassword, type UserInfo } from '@pinge/contract/login.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { cleanTel } from '../../shared/lib/check-tel.ts'
import { PasswordField } from '../../shared/ui/PasswordField.tsx'
import { checkReset, type ResetFields } from './check-login.ts'
import { CodeField } from './CodeField.tsx'
import { isCodeWrong } from './CodeSignInForm.tsx'
import { hashPassword } from '../../shared/lib/hash-password.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-login-form.ts'

export type ResetFormProps = { onSignedIn: (user: UserInfo) => void }

/** A new password by a code; it signs in at once, and every other device out. */
export function ResetForm({ onSignedIn }: ResetFormProps) {
  const [start] = useState((): ResetFields => ({ tel: '', code: '', password: '', repeated: '' }))
  const { fields, problems, set, submit, isPending, failure } = useLoginForm({
    start,
    check: checkReset,
    send: ({ tel, code, password }) =>
      call(resetPassword, { tel: cleanTel(tel), code, password: hashPassword(password) }),
    onDone: onSignedIn,
    blame: (error) => (isCodeWrong(error) ? { code: error.message } : undefined),
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TelField
        isLabelHidden
        autoComplete="username"
        value={fields.tel}
        onChange={(tel) => set('tel', tel)}
        error={problems.tel}
      />
      <CodeField
        tel={fields.tel}
        purpose="reset"
        value={fields.code}
        onChange={(code) => set('code', code)}
        error={problems.code}
      />
      <PasswordField
        label="新密码"
        isLabelHidden
        name="password"
        placeholder={`新密码，至少 ${MIN_PASSWORD_LENGTH} 位`}
        autoComplete="new-password"
        value={fields.password}
        onChange={(password) => set('password', password)}
        error={problems.password}
      />
      <PasswordField
        label="再输一次新密码"
        isLabelHidden
        name="repeated"
        placeholder="再输一次新密码"
        autoComplete="new-password"
        value={fields.repeated}
        onChange={(repeated) => set('repeated', repeated)}
        error={problems.repeated}
      />
      <SubmitButton label="重设密码并登录" isPending={isPending} failure={failure} />
    </form>
  )
}
