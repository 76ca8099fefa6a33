import * as errors from '@pinge/contract/errors.ts'
import { MAX_NAME_LENGTH } from '@pinge/contract/limits.ts'
import { register, type UserInfo } from '@pinge/contract/sign-in.ts'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { pageConfig } from '../../shared/api/page-config.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { cleanTel } from '../../shared/text/check-tel.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { signInPlace } from '../../shared/session/sign-in-place.ts'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { AgreementCheckbox } from './AgreementCheckbox.tsx'
import { hasAgreedBefore } from './agreement.store.ts'
import { checkRegister, type Problems, type RegisterFields } from './check-sign-in.ts'
import { NewPasswordRows } from './NewPasswordRows.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-sign-in-form.ts'

const CodeField = onDemand(async () => (await import('./CodeField.tsx')).CodeField, {
  fallback: <div className="h-12" />,
})
/** Where codes reach phones, an account needs one; where the operator hands them out, none is asked for. */
const needsCode = pageConfig.codes === 'required'

export type RegisterFormProps = { isPublicComputer: boolean; onSignedIn: (user: UserInfo) => void }

export function RegisterForm({ isPublicComputer, onSignedIn }: RegisterFormProps) {
  const [start] = useState((): RegisterFields => ({
    nickname: '',
    tel: '',
    password: '',
    repeated: '',
    code: '',
    hasAgreed: hasAgreedBefore(),
  }))
  const { fields, row, submit, isPending, failure } = useLoginForm({
    start,
    check: (typed) => checkRegister(typed, needsCode),
    send: ({ tel, password, nickname, code }) =>
      call(register, {
        tel: cleanTel(tel),
        password: hashPassword(password),
        nickname: nickname.trim(),
        ...(needsCode && { code }),
        ...signInPlace(isPublicComputer),
      }),
    onDone: onSignedIn,
    blame: (error) => blameField(error),
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
      <TelField {...row('tel')} />
      {needsCode && <CodeField tel={fields.tel} purpose="register" {...row('code')} />}
      <NewPasswordRows label="密码" password={row('password')} repeated={row('repeated')} />
      <SubmitButton label="注册" isPending={isPending} failure={failure} />
      <AgreementCheckbox {...row('hasAgreed')} />
    </form>
  )
}

/** A refusal for a conflict can only be about the number: names need not differ. */
function blameField(error: unknown): Problems<RegisterFields> | undefined {
  if (!(error instanceof Refusal)) return undefined
  if (error.code === errors.telTaken.code) return { tel: error.message }
  if (error.code === errors.codeWrong.code) return { code: error.message }
  return error.message === errors.passwordTooCommon.message ? { password: error.message } : undefined
}
