import { errors } from '@pinge/contract/errors.ts'
import { passwordSignIn, type UserInfo } from '@pinge/contract/login.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { describeFailure, isNetworkFailure } from '../../shared/api/describe-failure.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { PasswordField } from '../../shared/ui/PasswordField.tsx'
import { AgreementCheckbox } from './AgreementCheckbox.tsx'
import { hasAgreedBefore, rememberAgreement } from './agreement.store.ts'
import { checkSignIn, cleanTel } from './check-login.ts'
import { hashPassword } from './hash-password.ts'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-login-form.ts'

export type SignInFormProps = {
  startTel: string
  onSignedIn: (user: UserInfo) => void
}

export function SignInForm({ startTel, onSignedIn }: SignInFormProps) {
  const signIn = useMutation({
    mutationFn: (request: { tel: string; password: string }) => call(passwordSignIn, request),
    meta: { handles: [errors.passwordWrong.code] },
  })
  const form = useLoginForm(
    { tel: startTel, password: '', hasAgreed: hasAgreedBefore() },
    checkSignIn,
    ({ tel, password }, element) => {
      signIn.mutate(
        { tel: cleanTel(tel), password: hashPassword(password) },
        {
          onSuccess: (user) => {
            rememberAgreement()
            onSignedIn(user)
          },
          onError: (error) => {
            const isWrong = error instanceof Refusal && error.code === errors.passwordWrong.code
            if (isWrong) form.refuse({ password: error.message }, element)
          },
        },
      )
    },
  )
  const { fields, problems, set } = form

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
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
        placeholder="密码"
        autoComplete="current-password"
        value={fields.password}
        onChange={(password) => set('password', password)}
        error={problems.password}
      />
      {isNetworkFailure(signIn.error) && (
        <p role="alert" className="ml-1 text-s text-danger">
          {describeFailure(signIn.error)}
        </p>
      )}
      <Button type="submit" size="l" isBusy={signIn.isPending} className="mt-2 w-full">
        登录
      </Button>
      <AgreementCheckbox
        isChecked={fields.hasAgreed}
        onChange={(hasAgreed) => set('hasAgreed', hasAgreed)}
        error={problems.hasAgreed}
      />
    </form>
  )
}
