import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { pageConfig } from '../../shared/api/call/page-config.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { Tabs } from '../../shared/ui/layout/Tabs.tsx'
import type { BegunProps } from './forms/begun-sign-in.ts'
import { SignInForm } from './forms/SignInForm.tsx'

// Most teachers sign in by password: what the other ways need comes when they are chosen.
const fallback = <div className="h-72" />
const CodeSignInForm = onDemand(async () => (await import('./forms/CodeSignInForm.tsx')).CodeSignInForm, {
  fallback,
})
const QrSignIn = onDemand(async () => (await import('./qr/QrSignIn.tsx')).QrSignIn, { fallback })

type Way = 'password' | 'code' | 'qr'

const wayNames: Record<Way, string> = { password: '密码', code: '验证码', qr: '扫码' }
const ways: readonly Way[] = pageConfig.codes === 'off' ? ['password', 'qr'] : ['password', 'code', 'qr']

const options = ways.map((value) => ({
  value,
  label: (
    <>
      {value === 'qr' && <QrCode aria-hidden className="size-5" />}
      {wayNames[value]}
    </>
  ),
}))

const PANEL_ID = 'sign-in-panel'

export type SignInWaysProps = BegunProps & {
  /** With another account of this device a form begins again. */
  chosenTel: string
  isPublicComputer: boolean
  onSignedIn: (user: UserInfo) => void
}

/** The ways to sign in, as tabs. */
export function SignInWays({ chosenTel, ...props }: SignInWaysProps) {
  const [way, setWay] = useState<Way>('password')

  return (
    <>
      <Tabs
        label="登录方式"
        value={way}
        panelId={PANEL_ID}
        onChange={setWay}
        className="mb-4 flex cramped:flex-wrap gap-2"
        tabClassName="relative flex min-h-12 items-center gap-2 rounded-field px-2.5 text-lg text-ink-2 first:-ml-2.5 hover:text-ink aria-selected:font-bold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3.5 aria-selected:after:bottom-1.5 aria-selected:after:h-1 aria-selected:after:rounded-full aria-selected:after:bg-sun"
        options={options}
      />
      <div role="tabpanel" id={PANEL_ID} aria-label={`${wayNames[way]}登录`}>
        {way === 'password' && <SignInForm key={chosenTel} {...props} />}
        {way === 'code' && <CodeSignInForm key={chosenTel} {...props} />}
        {way === 'qr' && <QrSignIn {...props} />}
      </div>
    </>
  )
}
