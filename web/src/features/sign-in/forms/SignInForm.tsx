import * as errors from '@pinge/contract/protocol/errors.ts'
import { passwordSignIn, type UserInfo } from '@pinge/contract/sign-in.ts'
import { pageConfig } from '../../../shared/api/call/page-config.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { cleanTel } from '../../../shared/text/check-tel.ts'
import { hashPassword } from '../../../shared/text/hash-password.ts'
import { signInPlace } from '../../../shared/session/sign-in-place.ts'
import { PasswordField } from '../../../shared/ui/form/PasswordField.tsx'
import { AgreementCheckbox } from '../agreements/AgreementCheckbox.tsx'
import { alsoKept, type BegunProps } from './begun-sign-in.ts'
import { checkSignIn, type SignInFields } from './check-sign-in.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TelField } from './TelField.tsx'
import { signInViewHash } from '../use-sign-in-view.ts'
import { useSignInCall } from './use-sign-in-call.ts'

export type SignInFormProps = BegunProps & {
  isPublicComputer: boolean
  onSignedIn: (user: UserInfo) => void
}

export function SignInForm({ begun, onBegin, isPublicComputer, onSignedIn }: SignInFormProps) {
  const { row, submit, isSending, problem } = useForm({
    keptAs: null,
    start: (): SignInFields => ({ ...begun, password: '' }),
    writer: useSignInCall(passwordSignIn),
    check: checkSignIn,
    request: ({ tel, password }) => ({
      tel: cleanTel(tel),
      password: hashPassword(password),
      ...signInPlace(isPublicComputer),
    }),
    refusals: { password: [errors.passwordWrong] },
    onDone: onSignedIn,
  })

  return (
    // Below each field there is room for what is wrong with it, so that the fields stay where they are.
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5 [&>div:nth-child(-n+2)]:min-h-[74px]">
      <TelField {...alsoKept(row('tel'), (tel) => onBegin({ tel }))} />
      <PasswordField
        label="密码"
        isLabelHidden
        name="password"
        placeholder="密码"
        autoComplete="current-password"
        {...row('password')}
      />
      <Forgotten />
      <SubmitButton label="登录" isSending={isSending} problem={problem} />
      <AgreementCheckbox {...alsoKept(row('hasAgreed'), (hasAgreed) => onBegin({ hasAgreed }))} />
    </form>
  )
}

/** Without codes a teacher cannot prove here who they are, so it takes a person. */
function Forgotten() {
  if (pageConfig.codes === 'off')
    return <p className="ml-1 text-s text-ink-2">忘记密码？请联系学校管理员重设。</p>
  return (
    <a
      href={signInViewHash.reset}
      className="-my-2 flex min-h-12 items-center self-end rounded-full px-1 text-s font-bold text-brand hover:text-brand-deep"
    >
      忘记密码？
    </a>
  )
}
