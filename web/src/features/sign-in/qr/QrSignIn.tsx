import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { CircleCheck, RotateCw } from 'lucide-react'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { isLoopback, type QrSignInState } from './qr-sign-in.ts'
import { QrPicture } from '../../../shared/ui/picture/QrPicture.tsx'
import { useQrSignIn } from './use-qr-sign-in.ts'

export type QrSignInProps = { isPublicComputer: boolean; onSignedIn: (user: UserInfo) => void }

/** A code for the phone on which the teacher is signed in already. */
export function QrSignIn(props: QrSignInProps) {
  const { state, refresh } = useQrSignIn(props)
  const isUnreachable = 'content' in state && isLoopback(state.content)

  return (
    <div className="flex flex-col items-center pb-2 text-center">
      <div className="relative size-52 overflow-hidden rounded-card ring-1 ring-line">
        {'content' in state ? (
          <QrPicture content={state.content} className="size-full" />
        ) : (
          <Skeleton className="size-full" />
        )}
        <Cover state={state} onRefresh={refresh} />
      </div>
      <p role="status" className="mt-3 min-h-6 text-m font-bold">
        {formatPhase(state)}
      </p>
      <p className="text-s text-ink-2">
        {isUnreachable
          ? '这个地址只有本机能打开，手机扫不到。请联系学校管理员，或改用密码登录。'
          : '用已登录的手机扫码，在手机上确认。扫码登录即表示同意用户协议、隐私政策和儿童个人信息保护规则。'}
      </p>
    </div>
  )
}

function formatPhase(state: QrSignInState): string {
  switch (state.phase) {
    case 'loading':
      return '正在生成二维码'
    case 'failed':
      return state.text
    case 'waiting':
      return '待扫码'
    case 'scanned':
      return '已扫码，待确认'
    case 'expired':
      return '已过期'
  }
}

/** What lies over the code: that it was scanned, or that it is of no use any more. */
function Cover({ state, onRefresh }: { state: QrSignInState; onRefresh: () => void }) {
  if (state.phase === 'scanned')
    return (
      <span className="absolute inset-0 grid place-items-center bg-white/90">
        <CircleCheck aria-hidden className="size-16 text-brand" />
      </span>
    )
  if (state.phase !== 'expired' && state.phase !== 'failed') return null
  return (
    <button
      type="button"
      onClick={onRefresh}
      className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-ink/75 text-m font-bold text-white"
    >
      <RotateCw aria-hidden className="size-9" />
      点击刷新
    </button>
  )
}
