import { errors } from '@pinge/contract/errors.ts'
import { codeSignIn, type UserInfo } from '@pinge/contract/login.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { cleanTel } from '../../shared/lib/check-tel.ts'
import { AgreementCheckbox } from './AgreementCheckbox.tsx'
import { hasAgreedBefore, rememberAgreement } from './agreement.store.ts'
import { checkCodeSignIn, type CodeSignInFields } from './check-login.ts'
import { CodeField } from './CodeField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-login-form.ts'

export type CodeSignInFormProps = {
  startTel: string
  isPublicComputer: boolean
  onSignedIn: (user: UserInfo) => void
}

export function CodeSignInForm({ startTel, isPublicComputer, onSignedIn }: CodeSignInFormProps) {
  const [start] = useState((): CodeSignInFields => ({
    tel: startTel,
    code: '',
    hasAgreed: hasAgreedBefore(),
  }))
  const { fields, problems, set, submit, isPending, failure } = useLoginForm({
    start,
    check: checkCodeSignIn,
    send: ({ tel, code }) => call(codeSignIn, { tel: cleanTel(tel), code, isPublicComputer }),
    onDone: (user) => {
      rememberAgreement()
      onSignedIn(user)
    },
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
        purpose="signIn"
        value={fields.code}
        onChange={(code) => set('code', code)}
        error={problems.code}
      />
      <SubmitButton label="登录" isPending={isPending} failure={failure} />
      <AgreementCheckbox
        isChecked={fields.hasAgreed}
        onChange={(hasAgreed) => set('hasAgreed', hasAgreed)}
        error={problems.hasAgreed}
      />
    </form>
  )
}

export function isCodeWrong(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === errors.codeWrong.code
}
