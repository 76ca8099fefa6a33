import type { UserInfo } from '@pinge/contract/login.ts'
import { QrCode } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { pageConfig } from '../../shared/api/page-config.ts'
import { SignInForm } from './SignInForm.tsx'

// Most teachers sign in by password: what the other ways need comes when they are chosen.
const CodeSignInForm = lazy(async () => ({ default: (await import('./CodeSignInForm.tsx')).CodeSignInForm }))
const QrSignIn = lazy(async () => ({ default: (await import('./QrSignIn.tsx')).QrSignIn }))

type Way = 'password' | 'code' | 'qr'

const wayNames: Record<Way, string> = { password: '密码', code: '验证码', qr: '扫码' }
const ways: readonly Way[] = pageConfig.codes === 'off' ? ['password', 'qr'] : ['password', 'code', 'qr']

export type SignInWaysProps = {
  startTel: string
  isPublicComputer: boolean
  onSignedIn: (user: UserInfo) => void
}

/** The ways to sign in, as tabs. */
export function SignInWays({ startTel, ...props }: SignInWaysProps) {
  const [way, setWay] = useState<Way>('password')

  return (
    <>
      <WayTabs way={way} onChange={setWay} />
      <div role="tabpanel" id="sign-in-panel" aria-label={`${wayNames[way]}登录`}>
        <Suspense fallback={<div className="h-72" />}>
          {way === 'password' && <SignInForm key={startTel} startTel={startTel} {...props} />}
          {way === 'code' && <CodeSignInForm key={startTel} startTel={startTel} {...props} />}
          {way === 'qr' && <QrSignIn key={String(props.isPublicComputer)} {...props} />}
        </Suspense>
      </div>
    </>
  )
}

/** One tab stop; the arrows move between the tabs. */
function WayTabs({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = ways[(ways.indexOf(way) + step + ways.length) % ways.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`#sign-in-${next}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label="登录方式"
      className="mb-4 flex gap-2"
      onKeyDown={move}
    >
      {ways.map((each) => (
        <button
          key={each}
          id={`sign-in-${each}`}
          type="button"
          role="tab"
          aria-selected={each === way}
          aria-controls={each === way ? 'sign-in-panel' : undefined}
          tabIndex={each === way ? 0 : -1}
          onClick={() => onChange(each)}
          className="relative flex min-h-12 items-center gap-2 rounded-field px-2.5 text-lg text-ink-2 first:-ml-2.5 hover:text-ink aria-selected:font-bold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3.5 aria-selected:after:bottom-1.5 aria-selected:after:h-1 aria-selected:after:rounded-full aria-selected:after:bg-sun"
        >
          {each === 'qr' && <QrCode aria-hidden className="size-5" />}
          {wayNames[each]}
        </button>
      ))}
    </div>
  )
}
