import * as errors from '@pinge/contract/protocol/errors.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import { register, type UserInfo } from '@pinge/contract/sign-in.ts'
import { UserRound } from 'lucide-react'
import { pageConfig } from '../../shared/api/call/page-config.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useForm } from '../../shared/form/use-form.ts'
import { cleanTel } from '../../shared/text/check-tel.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { signInPlace } from '../../shared/session/sign-in-place.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { AgreementCheckbox } from './agreements/AgreementCheckbox.tsx'
import { alsoKept, type BegunProps } from './forms/begun-sign-in.ts'
import { checkRegister, type RegisterFields } from './forms/check-sign-in.ts'
import { NewPasswordRows } from './forms/NewPasswordRows.tsx'
import { SubmitButton } from './forms/SubmitButton.tsx'
import { TelField } from './forms/TelField.tsx'
import { useSignInCall } from './forms/use-sign-in-call.ts'

const CodeField = onDemand(async () => (await import('./forms/CodeField.tsx')).CodeField, {
  fallback: <div className="h-12" />,
})
/** Where codes reach phones, an account needs one; where the operator hands them out, none is asked for. */
const needsCode = pageConfig.codes === 'required'

export type RegisterFormProps = BegunProps & {
  isPublicComputer: boolean
  onSignedIn: (user: UserInfo) => void
}

export function RegisterForm({ begun, onBegin, isPublicComputer, onSignedIn }: RegisterFormProps) {
  const { fields, row, submit, isSending, problem } = useForm({
    keptAs: null,
    start: (): RegisterFields => ({
      ...begun,
      nickname: '',
      password: '',
      repeated: '',
      code: '',
    }),
    writer: useSignInCall(register),
    check: (typed) => checkRegister(typed, needsCode),
    request: ({ tel, password, nickname, code }) => ({
      tel: cleanTel(tel),
      password: hashPassword(password),
      nickname: nickname.trim(),
      ...(needsCode && { code }),
      ...signInPlace(isPublicComputer),
    }),
    refusals: { tel: [errors.telTaken], code: [errors.codeWrong], password: [errors.passwordTooCommon] },
    onDone: onSignedIn,
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label="称呼"
        isLabelHidden
        name="nickname"
        placeholder="称呼，如 王老师"
        autoComplete="nickname"
        maxLength={MAX_NAME_LENGTH}
        icon={<UserRound aria-hidden />}
        {...row('nickname')}
      />
      <TelField {...alsoKept(row('tel'), (tel) => onBegin({ tel }))} />
      {needsCode && <CodeField tel={fields.tel} purpose="register" {...row('code')} />}
      <NewPasswordRows label="密码" password={row('password')} repeated={row('repeated')} />
      <SubmitButton label="注册" isSending={isSending} problem={problem} />
      <AgreementCheckbox {...alsoKept(row('hasAgreed'), (hasAgreed) => onBegin({ hasAgreed }))} />
    </form>
  )
}
