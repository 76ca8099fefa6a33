import type { ClientDownload, ClientPlatform } from '@pinge/contract/site.ts'
import type { Config } from '../../platform/config.ts'

const names: Record<ClientPlatform, string> = {
  wechat: '微信',
  ios: 'iPhone 和 iPad',
  android: '安卓手机',
  windows: 'Windows 电脑',
}

/** A client as it is offered. A computer's address is opened there: a computer cannot scan a code. */
export function toClient(
  { platform, url }: Config['downloads'][number],
  publicOrigin: Config['publicOrigin'],
): ClientDownload {
  const whole = url.startsWith('/') && publicOrigin !== null ? publicOrigin + url : url
  return { platform, name: names[platform], qr: platform === 'windows' ? '' : whole, url, version: '' }
}
