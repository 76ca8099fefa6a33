import * as errors from '@pinge/contract/errors.ts'
import { resetPassword, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { cleanTel } from '../../shared/text/check-tel.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { signInPlace } from '../../shared/session/sign-in-place.ts'
import { checkReset, type Problems, type ResetFields } from './check-sign-in.ts'
import { CodeField } from './CodeField.tsx'
import { NewPasswordRows } from './NewPasswordRows.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-sign-in-form.ts'

export type ResetFormProps = { isPublicComputer: boolean; onSignedIn: (user: UserInfo) => void }

/** A new password by a code; it signs in at once, and every other device out. */
export function ResetForm({ isPublicComputer, onSignedIn }: ResetFormProps) {
  const [start] = useState((): ResetFields => ({ tel: '', code: '', password: '', repeated: '' }))
  const { fields, row, submit, isPending, failure } = useLoginForm({
    start,
    check: checkReset,
    send: ({ tel, code, password }) =>
      call(resetPassword, {
        tel: cleanTel(tel),
        code,
        password: hashPassword(password),
        ...signInPlace(isPublicComputer),
      }),
    onDone: onSignedIn,
    blame: (error) => blameField(error),
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TelField {...row('tel')} />
      <CodeField tel={fields.tel} purpose="reset" {...row('code')} />
      <NewPasswordRows label="新密码" password={row('password')} repeated={row('repeated')} />
      <SubmitButton label="重设密码并登录" isPending={isPending} failure={failure} />
    </form>
  )
}

function blameField(error: unknown): Problems<ResetFields> | undefined {
  if (!(error instanceof Refusal)) return undefined
  if (error.code === errors.codeWrong.code) return { code: error.message }
  return error.message === errors.passwordTooCommon.message ? { password: error.message } : undefined
}
