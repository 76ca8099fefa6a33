import * as errors from '@pinge/contract/protocol/errors.ts'
import { codeSignIn, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { cleanTel } from '../../../shared/text/check-tel.ts'
import { signInPlace } from '../../../shared/session/sign-in-place.ts'
import { AgreementCheckbox } from '../agreements/AgreementCheckbox.tsx'
import { alsoKept, type BegunProps } from './begun-sign-in.ts'
import { checkCodeSignIn, type CodeSignInFields } from './check-sign-in.ts'
import { CodeField } from './CodeField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { useSignInCall } from './use-sign-in-call.ts'

export type CodeSignInFormProps = BegunProps & {
  isPublicComputer: boolean
  onSignedIn: (user: UserInfo) => void
}

export function CodeSignInForm({ begun, onBegin, isPublicComputer, onSignedIn }: CodeSignInFormProps) {
  const { fields, row, submit, isSending, problem } = useForm({
    keptAs: null,
    start: (): CodeSignInFields => ({ ...begun, code: '' }),
    writer: useSignInCall(codeSignIn),
    check: checkCodeSignIn,
    request: ({ tel, code }) => ({ tel: cleanTel(tel), code, ...signInPlace(isPublicComputer) }),
    refusals: { code: [errors.codeWrong] },
    onDone: onSignedIn,
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TelField {...alsoKept(row('tel'), (tel) => onBegin({ tel }))} />
      <CodeField tel={fields.tel} purpose="signIn" {...row('code')} />
      <SubmitButton label="登录" isSending={isSending} problem={problem} />
      <AgreementCheckbox {...alsoKept(row('hasAgreed'), (hasAgreed) => onBegin({ hasAgreed }))} />
    </form>
  )
}
