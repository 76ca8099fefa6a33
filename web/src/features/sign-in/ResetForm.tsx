import * as errors from '@pinge/contract/protocol/errors.ts'
import { resetPassword, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { cleanTel } from '../../shared/text/check-tel.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { signInPlace } from '../../shared/session/sign-in-place.ts'
import { alsoKept, type BegunProps } from './forms/begun-sign-in.ts'
import { checkReset, type ResetFields } from './forms/check-sign-in.ts'
import { CodeField } from './forms/CodeField.tsx'
import { NewPasswordRows } from './forms/NewPasswordRows.tsx'
import { SubmitButton } from './forms/SubmitButton.tsx'
import { TelField } from './forms/TelField.tsx'
import { useSignInCall } from './forms/use-sign-in-call.ts'

export type ResetFormProps = BegunProps & {
  isPublicComputer: boolean
  onSignedIn: (user: UserInfo) => void
}

/** A new password by a code; it signs in at once, and every other device out. */
export function ResetForm({ begun, onBegin, isPublicComputer, onSignedIn }: ResetFormProps) {
  const { fields, row, submit, isSending, problem } = useForm({
    keptAs: null,
    start: (): ResetFields => ({ tel: begun.tel, code: '', password: '', repeated: '' }),
    writer: useSignInCall(resetPassword),
    check: checkReset,
    request: ({ tel, code, password }) => ({
      tel: cleanTel(tel),
      code,
      password: hashPassword(password),
      ...signInPlace(isPublicComputer),
    }),
    refusals: { code: [errors.codeWrong], password: [errors.passwordTooCommon] },
    onDone: onSignedIn,
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TelField {...alsoKept(row('tel'), (tel) => onBegin({ tel }))} />
      <CodeField tel={fields.tel} purpose="reset" {...row('code')} />
      <NewPasswordRows label="新密码" password={row('password')} repeated={row('repeated')} />
      <SubmitButton label="重设密码并登录" isSending={isSending} problem={problem} />
    </form>
  )
}
