import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call/call.ts'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { pageConfig } from '../../shared/api/call/page-config.ts'
import { BACK_URL, ownPath } from '../../shared/navigation/back-url.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { dropToken, findExpiredTel, forgetUser } from '../../shared/session/known-users.ts'
import { changeSession, useSession } from '../../shared/session/session.ts'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { withLoading } from '../../shared/ui/feedback/global-loading.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { rememberAgreement } from './agreements/agreement.store.ts'
import { SignInWays, type SignInWaysProps } from './SignInWays.tsx'
import { useSignInView, signInViewHash, type SignInView } from './use-sign-in-view.ts'

// What most visits do not open is not waited for.
const KnownAccounts = onDemand(async () => (await import('./KnownAccounts.tsx')).KnownAccounts, {
  fallback: <div className="mb-5 h-15" />,
})
const RegisterForm = onDemand(async () => (await import('./RegisterForm.tsx')).RegisterForm, {
  fallback: <div className="h-120" />,
})
const ResetForm = onDemand(async () => (await import('./ResetForm.tsx')).ResetForm, {
  fallback: <div className="h-80" />,
})

const ClosingDialog = onDemand(async () => (await import('./ClosingDialog.tsx')).ClosingDialog)

export type SignInCardProps = { onSignedIn: (user: UserInfo, isPublicComputer: boolean) => void }

export function SignInCard({ onSignedIn }: SignInCardProps) {
  const view = useSignInView()
  const [isPublicComputer, setIsPublicComputer] = useState(false)

  const [closing, setClosing] = useState<UserInfo>()

  function enter({ closesAt, ...user }: UserInfo, isPublic: boolean): void {
    // Where the account waits to be closed, it is asked first whether it shall be.
    if (closesAt !== undefined) return setClosing({ ...user, closesAt })
    onSignedIn(user, isPublic)
    // After that: on a public computer this too is kept for the window alone.
    rememberAgreement()
  }

  const props = { isPublicComputer, onSignedIn: (user: UserInfo) => enter(user, isPublicComputer) }
  return (
    <div className="w-full max-w-[488px] rounded-[28px] bg-white px-6 pt-7 pb-5 shadow-float sm:px-10 sm:pt-8">
      {view === 'register' && (
        <>
          <Heading title="注册账号" text="一分钟注册，马上建第一个班。" />
          <RegisterForm {...props} />
        </>
      )}
      {view === 'reset' && (
        <>
          <Heading title="重设密码" text="用手机验证码设一个新密码。" />
          <ResetForm {...props} />
        </>
      )}
      {view === 'signIn' && <SignIn {...props} onKnownEntered={(user) => onSignedIn(user, false)} />}
      <Checkbox isChecked={isPublicComputer} onChange={setIsPublicComputer} className="-mt-1 -ml-3.5">
        公用电脑：关闭浏览器就退出，不留下账号
      </Checkbox>
      <OtherView view={view} />
      {closing && (
        <ClosingDialog
          user={closing}
          onEnter={() => enter({ ...closing, closesAt: undefined }, isPublicComputer)}
        />
      )}
    </div>
  )
}

type SignInProps = Omit<SignInWaysProps, 'startTel'> & {
  /** By a session that this browser has kept, so it is no public computer. */
  onKnownEntered: (user: UserInfo) => void
}

function SignIn({ onKnownEntered, ...props }: SignInProps) {
  const users = useSession((session) => session.users)
  const [tel, setTel] = useState(() => findExpiredTel(useSession.getState()))

  const choose = async (user: UserInfo) => {
    setTel(user.tel)
    try {
      const isStillIn = await withLoading(isStillSignedIn(user.accessToken), '正在登录')
      if (isStillIn) onKnownEntered(user)
      else changeSession((session) => dropToken(session, user.userId))
    } catch (error) {
      showError(formatFailure(error))
    }
  }
  return (
    <>
      <h2 className="mb-2 text-h font-bold">欢迎回来</h2>
      {isScanning() && <p className="-mt-1 mb-3 text-m text-ink-2">登录后，再确认那台设备的登录。</p>}
      {users.length > 0 && (
        <KnownAccounts
          users={users}
          chosenTel={tel}
          onChoose={(user) => void choose(user)}
          onForget={(user) => changeSession((session) => forgetUser(session, user.userId))}
        />
      )}
      <SignInWays startTel={tel} {...props} />
    </>
  )
}

/** Whether a teacher came here by the code of another device. */
function isScanning(): boolean {
  return ownPath(new URLSearchParams(location.search).get(BACK_URL))?.startsWith('/qr/') ?? false
}

async function isStillSignedIn(token: string): Promise<boolean> {
  const { checkStoredSession } = await import('./check-stored-session.ts')
  return checkStoredSession(call, token)
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-5">
      <h2 className="text-h font-bold">{title}</h2>
      <p className="mt-1 text-m text-ink-2">{text}</p>
    </div>
  )
}

function OtherView({ view }: { view: SignInView }) {
  if (view === 'signIn' && pageConfig.registration === 'closed') return null
  return (
    <p className="mt-1 flex min-h-12 items-center justify-center border-t border-hair pt-1 text-name text-ink-2">
      {view === 'signIn' ? '第一次来？' : view === 'register' ? '已有账号？' : '想起来了？'}
      <a
        href={view === 'signIn' ? signInViewHash.register : signInViewHash.signIn}
        className="flex min-h-12 items-center rounded-full px-2 font-bold text-brand hover:text-brand-deep"
      >
        {view === 'signIn' ? '注册账号' : '去登录'}
      </a>
    </p>
  )
}
