import type { UserInfo } from '@pinge/contract/login.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { pageConfig } from '../../shared/api/page-config.ts'
import { dropToken, forgetUser } from '../../shared/session/known-users.ts'
import { changeSession, useSession } from '../../shared/session/session.ts'
import { withLoading } from '../../shared/ui/global-loading.ts'
import { showError } from '../../shared/ui/show-toast.ts'
import { checkStoredLogin } from './check-stored-login.ts'
import { KnownAccounts } from './KnownAccounts.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { REGISTER_HASH, useIsRegistering } from './use-is-registering.ts'

export type SignInCardProps = { onSignedIn: (user: UserInfo) => void }

export function SignInCard({ onSignedIn }: SignInCardProps) {
  const isRegistering = useIsRegistering()
  return (
    <div className="w-full max-w-[488px] rounded-[28px] bg-white px-6 pt-7 pb-5 shadow-float sm:px-10 sm:pt-8">
      {isRegistering ? (
        <>
          <Heading title="注册账号" text="一分钟注册，马上建第一个班。" />
          <RegisterForm onSignedIn={onSignedIn} />
        </>
      ) : (
        <SignIn onSignedIn={onSignedIn} />
      )}
      {pageConfig.registration === 'open' && <OtherForm isRegistering={isRegistering} />}
    </div>
  )
}

function SignIn({ onSignedIn }: SignInCardProps) {
  const users = useSession((session) => session.users)
  const [tel, setTel] = useState('')

  const choose = async (user: UserInfo) => {
    setTel(user.tel)
    try {
      const isStillIn = await withLoading(checkStoredLogin(call, user.accessToken), '正在登录')
      if (isStillIn) onSignedIn(user)
      else changeSession((session) => dropToken(session, user.userId))
    } catch (error) {
      showError(describeFailure(error))
    }
  }
  return (
    <>
      <Heading title="欢迎回来" text="用手机号和密码登录。" />
      <KnownAccounts
        users={users}
        chosenTel={tel}
        onChoose={(user) => void choose(user)}
        onForget={(user) => changeSession((session) => forgetUser(session, user.userId))}
      />
      <SignInForm key={tel} startTel={tel} onSignedIn={onSignedIn} />
    </>
  )
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-5">
      <h2 className="text-h font-bold">{title}</h2>
      <p className="mt-1 text-m text-ink-2">{text}</p>
    </div>
  )
}

function OtherForm({ isRegistering }: { isRegistering: boolean }) {
  return (
    <p className="mt-2 flex min-h-12 items-center justify-center border-t border-hair pt-2 text-name text-ink-2">
      {isRegistering ? '已有账号？' : '第一次来？'}
      <a
        href={isRegistering ? '#' : REGISTER_HASH}
        className="flex min-h-12 items-center rounded-full px-2 font-bold text-brand hover:text-brand-deep"
      >
        {isRegistering ? '去登录' : '注册账号'}
      </a>
    </p>
  )
}
