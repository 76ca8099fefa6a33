import * as errors from '@pinge/contract/errors.ts'
import { codeSignIn, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import { cleanTel } from '../../shared/text/check-tel.ts'
import { signInPlace } from '../../shared/session/sign-in-place.ts'
import { AgreementCheckbox } from './AgreementCheckbox.tsx'
import { hasAgreedBefore } from './agreement.store.ts'
import { checkCodeSignIn, type CodeSignInFields } from './check-sign-in.ts'
import { CodeField } from './CodeField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { useLoginForm } from './use-sign-in-form.ts'

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
  const { fields, row, submit, isPending, failure } = useLoginForm({
    start,
    check: checkCodeSignIn,
    send: ({ tel, code }) => call(codeSignIn, { tel: cleanTel(tel), code, ...signInPlace(isPublicComputer) }),
    onDone: onSignedIn,
    blame: (error) =>
      error instanceof Refusal && error.code === errors.codeWrong.code ? { code: error.message } : undefined,
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TelField {...row('tel')} />
      <CodeField tel={fields.tel} purpose="signIn" {...row('code')} />
      <SubmitButton label="登录" isPending={isPending} failure={failure} />
      <AgreementCheckbox {...row('hasAgreed')} />
    </form>
  )
}
