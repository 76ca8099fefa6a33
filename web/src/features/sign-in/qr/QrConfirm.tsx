import { formatShortDayTime } from '../../../shared/time/format-time.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { qrConfirm, qrScan } from '@pinge/contract/qr-sign-in.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { CircleCheck, CircleX, MonitorSmartphone, ShieldAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'

/** What the phone asks: whether that device may sign in as this teacher. */
export function QrConfirm({ id }: { id: string }) {
  // Scanned once: the code is this teacher's from then on, and asking again would change nothing.
  const scan = useRead(qrScan, { id }, { staleTime: Infinity, retry: false })
  const { write, isSending, error, problem } = useWrite(qrConfirm, { isRepeatable: true })
  /** What the teacher chose, and whether the server has it. */
  const [decision, setDecision] = useState<{ accept: boolean; isDone: boolean }>()

  async function decide(accept: boolean): Promise<void> {
    setDecision({ accept, isDone: false })
    const { isDone } = await write({ id, accept })
    setDecision({ accept, isDone })
  }

  if (isOver(error ?? scan.error)) return <Expired />
  if (decision?.isDone) return decision.accept ? <Accepted /> : <Refused />
  return (
    <>
      {!scan.data && <h1 className="sr-only">确认登录</h1>}
      <ReadView read={scan} waiting={<Skeleton className="h-121 w-full" />}>
        {(scanned) => (
          <>
            <Facts scanned={scanned} />
            {problem && (
              <p role="alert" className="mt-3 rounded-field bg-danger-tint px-4 py-3 text-s text-danger">
                {problem}
              </p>
            )}
            <div className="mt-5 flex flex-col gap-3">
              <Button
                size="l"
                isBusy={isSending && decision?.accept === true}
                disabled={isSending}
                onClick={() => void decide(true)}
              >
                确认登录
              </Button>
              <Button size="l" variant="mist" disabled={isSending} onClick={() => void decide(false)}>
                拒绝
              </Button>
            </div>
          </>
        )}
      </ReadView>
    </>
  )
}

/** Expired, used, or an address that never was one. */
function isOver(failure: unknown): boolean {
  if (!(failure instanceof Refusal)) return false
  return failure.code === errors.qrExpired.code || failure.code === errors.invalidInput.code
}

function Facts({ scanned: { siteName, device, createdAt } }: { scanned: DataOf<typeof qrScan> }) {
  const user = useCurrentUser()
  return (
    <>
      <MonitorSmartphone aria-hidden className="mx-auto size-16 text-brand" />
      <h1 className="mt-3 text-center text-h font-bold">允许这台设备登录吗？</h1>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5 rounded-card bg-mist px-5 py-4 text-m">
        <Fact name="网站" value={siteName} />
        <Fact name="设备" value={device} />
        <Fact name="时间" value={formatShortDayTime(createdAt)} />
        <Fact name="账号" value={user?.nickname ?? ''} />
      </dl>
      <p className="mt-3 text-s text-ink-2">
        只有你自己正在这台设备前登录时，才点确认。别人发来的二维码请拒绝。
      </p>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-bold break-words">{value}</dd>
    </>
  )
}

function Expired() {
  return (
    <Outcome
      icon={<CircleX className="text-ink-3" />}
      title="二维码已过期"
      text="请在电脑上刷新二维码，再扫一次。"
    />
  )
}

function Accepted() {
  return (
    <Outcome
      icon={<CircleCheck className="text-brand" />}
      title="已确认登录"
      text="电脑上已经登录，可以关闭这一页。"
    />
  )
}

function Refused() {
  return (
    <Outcome
      icon={<ShieldAlert className="text-brand" />}
      title="已拒绝登录"
      text="那台设备没有登录你的账号。"
    />
  )
}

function Outcome({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div
      role="status"
      className="flex min-h-121 flex-col items-center justify-center text-center [&_svg]:size-16"
    >
      {icon}
      <h1 className="mt-4 text-h font-bold">{title}</h1>
      <p className="mt-2 text-m text-ink-2">{text}</p>
    </div>
  )
}
