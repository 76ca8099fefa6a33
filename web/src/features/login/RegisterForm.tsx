import { errors } from '@pinge/contract/errors.ts'
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@pinge/contract/limits.ts'
import { register, type UserInfo } from '@pinge/contract/login.ts'
import { UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { pageConfig } from '../../shared/api/page-config.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { cleanTel } from '../../shared/lib/check-tel.ts'
import { PasswordField } from '../../shared/ui/PasswordField.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import { AgreementCheckbox } from './AgreementCheckbox.tsx'
import { hasAgreedBefore, rememberAgreement } from './agreement.store.ts'
import { checkRegister, type Problems, type RegisterFields } from './check-login.ts'
import { hashPassword } from '../../shared/lib/hash-password.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-login-form.ts'

const CodeField = lazy(async () => ({ default: (await import('./CodeField.tsx')).CodeField }))
/** Where codes reach phones, an account needs one; where the operator hands them out, none is asked for. */
const needsCode = pageConfig.codes === 'required'

export type RegisterFormProps = { onSignedIn: (user: UserInfo) => void }

export function RegisterForm({ onSignedIn }: RegisterFormProps) {
  const [start] = useState((): RegisterFields => ({
    nickname: '',
    tel: '',
    password: '',
    repeated: '',
    code: '',
    hasAgreed: hasAgreedBefore(),
  }))
  const { fields, problems, set, submit, isPending, failure } = useLoginForm({
    start,
    check: (typed) => checkRegister(typed, needsCode),
    send: ({ tel, password, nickname, code }) =>
      call(register, {
        tel: cleanTel(tel),
        password: hashPassword(password),
        nickname: nickname.trim(),
        ...(needsCode && { code }),
      }),
    onDone: (user) => {
      rememberAgreement()
      onSignedIn(user)
    },
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
        value={fields.nickname}
        onChange={(nickname) => set('nickname', nickname)}
        error={problems.nickname}
      />
      <TelField
        isLabelHidden
        autoComplete="username"
        value={fields.tel}
        onChange={(tel) => set('tel', tel)}
        error={problems.tel}
      />
      {needsCode && (
        <Suspense fallback={<div className="h-12" />}>
          <CodeField
            tel={fields.tel}
            purpose="register"
            value={fields.code}
            onChange={(code) => set('code', code)}
            error={problems.code}
          />
        </Suspense>
      )}
      <PasswordField
        label="密码"
        isLabelHidden
        name="password"
        placeholder={`密码，至少 ${MIN_PASSWORD_LENGTH} 位`}
        autoComplete="new-password"
        value={fields.password}
        onChange={(password) => set('password', password)}
        error={problems.password}
      />
      <PasswordField
        label="再输一次密码"
        isLabelHidden
        name="repeated"
        placeholder="再输一次密码"
        autoComplete="new-password"
        value={fields.repeated}
        onChange={(repeated) => set('repeated', repeated)}
        error={problems.repeated}
      />
      <SubmitButton label="注册" isPending={isPending} failure={failure} />
      <AgreementCheckbox
        isChecked={fields.hasAgreed}
        onChange={(hasAgreed) => set('hasAgreed', hasAgreed)}
        error={problems.hasAgreed}
      />
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
