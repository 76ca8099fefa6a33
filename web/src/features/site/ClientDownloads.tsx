import { clientDownload, type ClientDownload, type ClientPlatform } from '@pinge/contract/site.ts'
import { Download, Globe, Monitor } from 'lucide-react'
import { useRead } from '../../shared/api/use-read.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useSite } from '../../shared/navigation/site.ts'
import { buttonClasses } from '../../shared/ui/buttons/button-classes.ts'

const QrPicture = onDemand(async () => (await import('../../shared/ui/picture/QrPicture.tsx')).QrPicture)

/** What a teacher does to get each client. */
const clientHints: Record<ClientPlatform, string> = {
  wechat: '用微信扫一扫',
  ios: '用相机扫一扫',
  android: '用相机或浏览器扫一扫',
  windows: '在电脑上点开下载',
}

/** The browser, which always works, and the clients that the operator named. */
export function ClientDownloads() {
  // A list that does not come is left out: the browser above always works.
  const { data: downloads = [], isPending } = useRead(clientDownload, {}, { staleTime: Infinity })
  const { hasClients } = useSite()
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-4 rounded-big bg-white p-6">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-tint text-brand-deep [&_svg]:size-7">
          <Globe aria-hidden />
        </span>
        <div className="min-w-0">
          <h3 className="text-l font-bold">不用安装，打开就能用</h3>
          <p className="mt-1 text-m text-ink-2">
            电脑、教室大屏、平板和手机，用浏览器打开这个地址，登录同一个账号就是同一个班：
          </p>
          <p className="num mt-2 text-m font-bold break-all text-brand-deep">{location.origin}</p>
        </div>
      </div>
      {hasClients && isPending && <Clients downloads={expected} isAwaited />}
      {downloads.length > 0 && <Clients downloads={downloads} />}
    </div>
  )
}

/** Their place is kept until they come, so that nothing below them moves. */
const expected: readonly ClientDownload[] = (['wechat', 'ios', 'android', 'windows'] as const).map(
  (platform) => ({ platform, name: '品格班级', qr: '', url: '/', version: '' }),
)

function Clients({
  downloads,
  isAwaited = false,
}: {
  downloads: readonly ClientDownload[]
  isAwaited?: boolean
}) {
  return (
    <ul className={`grid grid-cols-2 gap-4 lg:grid-cols-4 ${isAwaited ? 'invisible' : ''}`}>
      {downloads.map((download) => (
        <li key={download.platform} className="flex flex-col items-center rounded-big bg-white p-5">
          <Client {...download} />
        </li>
      ))}
    </ul>
  )
}

function Client({ platform, name, qr, url }: ClientDownload) {
  const whole = (address: string) => new URL(address, location.origin).href
  return (
    <>
      <b className="text-m">{name}</b>
      <p className="mb-3 text-s text-ink-2">{clientHints[platform]}</p>
      <span className="mb-3 grid size-30 place-items-center rounded-card bg-mist text-brand max-sm:hidden">
        {qr === '' ? (
          <Monitor aria-hidden strokeWidth={1.5} className="size-14" />
        ) : (
          <QrPicture content={whole(qr)} label={`${name}的二维码`} className="size-full" />
        )}
      </span>
      <a href={whole(url)} rel="noreferrer" className={`mt-auto ${buttonClasses('soft', 'm')}`}>
        <Download aria-hidden />
        {platform === 'wechat' ? '打开' : '下载'}
        <span className="sr-only">{name}客户端</span>
      </a>
    </>
  )
}
