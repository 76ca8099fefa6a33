import { endDevice, signedInDevices, type SignedInDevice } from '@pinge/contract/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Tag } from '../../shared/ui/picture/Tag.tsx'

/** Where the teacher is signed in, and the way to end it there. */
export function DeviceList() {
  const devices = useQuery({ ...endpointQuery(signedInDevices, {}), meta: { announces: 'nothing' } })
  if (devices.error)
    return <ErrorBox reason={describeFailure(devices.error)} onRetry={() => void devices.refetch()} />
  if (!devices.data) return <Skeleton className="h-24 w-full" />
  return (
    <ul aria-label="登录着的设备" className="flex flex-col gap-2.5">
      {devices.data.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  )
}

const timeFormat = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

function DeviceRow({ device }: { device: SignedInDevice }) {
  const queryClient = useQueryClient()
  const { send, isSending, error } = useKeptRequest(writeEnd)

  async function end(): Promise<void> {
    try {
      await send({ id: device.id })
    } catch {
      // Told in the row.
      return
    }
    showSuccess('那台设备已退出')
    await markStale(queryClient, signedInDevices)
  }

  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card bg-mist px-4 py-3">
      <MonitorSmartphone aria-hidden className="size-7 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-m font-bold">
          {device.device}
          {device.isCurrent && <Tag>这台设备</Tag>}
          {device.isPublicComputer && <Tag>公用电脑</Tag>}
        </p>
        <p className="text-s text-ink-2">
          {timeFormat.format(device.createdAt)} 登录 · 最近使用 {timeFormat.format(device.lastSeenAt)}
        </p>
        {error ? (
          <p role="alert" className="text-s text-danger">
            {describeFailure(error)}
          </p>
        ) : null}
      </div>
      {!device.isCurrent && (
        <Button variant="white" isBusy={isSending} onClick={() => void end()}>
          退出此设备
        </Button>
      )}
    </li>
  )
}

function writeEnd(request: Numbered<{ id: string }>) {
  return call(endDevice, request)
}
