import { errors } from '@pinge/contract/errors.ts'
import { MAX_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@pinge/contract/limits.ts'
import { register, type UserInfo } from '@pinge/contract/login.ts'
import { useMutation } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { call } from '../../shared/api/call.ts'
import { describeFailure, isNetworkFailure } from '../../shared/api/describe-failure.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { PasswordField } from '../../shared/ui/PasswordField.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import { AgreementCheckbox } from './AgreementCheckbox.tsx'
import { hasAgreedBefore, rememberAgreement } from './agreement.store.ts'
import { checkRegister, cleanTel } from './check-login.ts'
import { hashPassword } from './hash-password.ts'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-login-form.ts'

export type RegisterFormProps = { onSignedIn: (user: UserInfo) => void }

export function RegisterForm({ onSignedIn }: RegisterFormProps) {
  const makeAccount = useMutation({
    mutationFn: (request: { tel: string; password: string; nickname: string }) => call(register, request),
    meta: { handles: [errors.telTaken.code] },
  })
  const form = useLoginForm(
    { nickname: '', tel: '', password: '', repeated: '', hasAgreed: hasAgreedBefore() },
    checkRegister,
    ({ tel, password, nickname }, element) => {
      makeAccount.mutate(
        { tel: cleanTel(tel), password: hashPassword(password), nickname: nickname.trim() },
        {
          onSuccess: (user) => {
            rememberAgreement()
            onSignedIn(user)
          },
          onError: (error) => {
            const isTaken = error instanceof Refusal && error.code === errors.telTaken.code
            if (isTaken) form.refuse({ tel: error.message }, element)
          },
        },
      )
    },
  )
  const { fields, problems, set } = form

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
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
      {isNetworkFailure(makeAccount.error) && (
        <p role="alert" className="ml-1 text-s text-danger">
          {describeFailure(makeAccount.error)}
        </p>
      )}
      <Button type="submit" size="l" isBusy={makeAccount.isPending} className="mt-2 w-full">
        注册
      </Button>
      <AgreementCheckbox
        isChecked={fields.hasAgreed}
        onChange={(hasAgreed) => set('hasAgreed', hasAgreed)}
        error={problems.hasAgreed}
      />
    </form>
  )
}
