import { signOut, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
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
import { hasAgreedBefore, rememberAgreement } from './agreements/agreement.store.ts'
import type { BegunSignIn } from './forms/begun-sign-in.ts'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPublicComputer, setIsPublicComputer] = useState(false)

  const [closing, setClosing] = useState<UserInfo>()
  const [expiredTel] = useState(() => findExpiredTel(useSession.getState()))
  const [begun, setBegun] = useState((): BegunSignIn => ({ tel: expiredTel, hasAgreed: hasAgreedBefore() }))

  function enter({ closesAt, ...user }: UserInfo, isPublic: boolean): void {
    // Where the account waits to be closed, it is asked first whether it shall be.
    if (closesAt !== undefined) return setClosing({ ...user, closesAt })
    onSignedIn(user, isPublic)
    // After that: on a public computer this too is kept for the window alone.
    rememberAgreement()
  }

  const props = {
    begun,
    onBegin: (typed: Partial<BegunSignIn>) => setBegun((before) => ({ ...before, ...typed })),
    isPublicComputer,
    onSignedIn: (user: UserInfo) => enter(user, isPublicComputer),
  }
  return (
    <div className="w-full max-w-[488px] rounded-[28px] bg-white px-6 pt-7 pb-5 shadow-float sm:px-10 sm:pt-8">
      <Heading view={view} heading={heading} />
      {/* The number of an account that there is makes no new one. */}
      {view === 'register' && (
        <RegisterForm {...props} begun={begun.tel === expiredTel ? { ...begun, tel: '' } : begun} />
      )}
      {view === 'reset' && <ResetForm {...props} />}
      {view === 'signIn' && (
        <SignIn
          {...props}
          expiredTel={expiredTel}
          onKnownEntered={(user) => onSignedIn(user, false)}
          onForget={(user) => {
            remove(user)
            // The button that was pressed goes with its account.
            heading.current?.focus()
          }}
        />
      )}
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

type SignInProps = Omit<SignInWaysProps, 'chosenTel'> & {
  expiredTel: string
  /** By a session that this browser has kept, so it is no public computer. */
  onKnownEntered: (user: UserInfo) => void
  onForget: (user: UserInfo) => void
}

function SignIn({ expiredTel, onKnownEntered, onForget, ...props }: SignInProps) {
  const users = useSession((session) => session.users)
  const [chosenTel, setChosenTel] = useState(expiredTel)

  const choose = async (user: UserInfo) => {
    setChosenTel(user.tel)
    props.onBegin({ tel: user.tel })
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
      {isScanning() && <p className="-mt-1 mb-3 text-m text-ink-2">登录后，再确认那台设备的登录。</p>}
      {users.length > 0 && (
        <KnownAccounts
          users={users}
          chosenTel={chosenTel}
          onChoose={(user) => void choose(user)}
          onForget={onForget}
        />
      )}
      <SignInWays chosenTel={chosenTel} {...props} />
    </>
  )
}

/** Takes an account off this device: its session, whose token is gone with it, ends on the server as well. */
function remove({ userId, accessToken }: UserInfo): void {
  changeSession((session) => forgetUser(session, userId))
  // It does not wait for a server that does not answer.
  if (accessToken !== '') call(signOut, {}, { token: accessToken, mayBeExpired: true }).catch(() => undefined)
}

/** Whether a teacher came here by the code of another device. */
function isScanning(): boolean {
  return ownPath(new URLSearchParams(location.search).get(BACK_URL))?.startsWith('/qr/') ?? false
}

async function isStillSignedIn(token: string): Promise<boolean> {
  const { checkStoredSession } = await import('./check-stored-session.ts')
  return checkStoredSession(call, token)
}

const headings: Record<SignInView, { title: string; text?: string }> = {
  signIn: { title: '欢迎回来' },
  register: { title: '注册账号', text: '一分钟注册，马上建第一个班。' },
  reset: { title: '重设密码', text: '用手机验证码设一个新密码。' },
}

type HeadingProps = { view: SignInView; heading: RefObject<HTMLHeadingElement | null> }

function Heading({ view, heading }: HeadingProps) {
  const { title, text } = headings[view]
  const told = useRef(view)
  // The focus lies outside React: the link that led to another form is gone with its own.
  useEffect(() => {
    if (told.current !== view) heading.current?.focus()
    told.current = view
  }, [view, heading])
  return (
    <div className={text ? 'mb-5' : 'mb-2'}>
      <h2 ref={heading} tabIndex={-1} className="text-h font-bold outline-none! shadow-none!">
        {title}
      </h2>
      {text && <p className="mt-1 text-m text-ink-2">{text}</p>}
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
