import { endDevice, endOtherDevices, signedInDevices, type SignedInDevice } from '@pinge/contract/accounts.ts'
import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { MonitorSmartphone } from 'lucide-react'
import { useRead } from '../../shared/api/use-read.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { formatTime } from '../../shared/time/format-time.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Tag } from '../../shared/ui/picture/Tag.tsx'

/** Where the teacher is signed in, and the way to end it there. */
export function DeviceList() {
  const read = useRead(signedInDevices, {})
  return (
    <ReadView read={read} waiting={<Skeleton className="h-24 w-full" />}>
      {(devices) => (
        <>
          <ul aria-label="已登录的设备" className="flex flex-col gap-2.5">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          {devices.length === MAX_PAGE_SIZE && (
            <p className="mt-4 text-s text-ink-2">只列出最近用过的 {MAX_PAGE_SIZE} 台。</p>
          )}
          {devices.length > 1 && <EndOthers />}
        </>
      )}
    </ReadView>
  )
}

/** For a teacher who does not know all of them, or whose phone is lost. */
function EndOthers() {
  const { write, isBusy, problem } = useWrite(endOtherDevices)

  async function end(): Promise<void> {
    const written = await write({})
    if (written.isDone) showSuccess('其他设备都已退出')
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button variant="mist" isBusy={isBusy} onClick={() => void end()}>
        退出其他所有设备
      </Button>
      <Problem text={problem} className="text-s" />
    </div>
  )
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const { write, isBusy, problem } = useWrite(endDevice)
  const now = useNow()

  async function end(): Promise<void> {
    const written = await write({ id: device.id })
    if (written.isDone) showSuccess('那台设备已退出')
  }

  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card bg-mist px-4 py-3">
      <MonitorSmartphone aria-hidden className="size-7 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-m font-bold">
          {device.device}
          {device.isCurrent && <Tag tone="white">这台设备</Tag>}
          {device.isPublicComputer && <Tag tone="white">公用电脑</Tag>}
        </p>
        <p className="text-s text-ink-2">
          {formatTime(device.createdAt, now)} 登录 · 最近使用 {formatTime(device.lastSeenAt, now)}
        </p>
        <Problem text={problem} className="text-s" />
      </div>
      {!device.isCurrent && (
        <Button variant="white" isBusy={isBusy} onClick={() => void end()}>
          退出此设备
        </Button>
      )}
    </li>
  )
}
