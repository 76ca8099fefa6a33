import {
  clientDownload,
  HOME_BANNER_POSITION,
  homeBanner,
  MAX_BANNERS,
  siteDetail,
  type ClientDownload,
  type ClientPlatform,
  type HomeBanner,
} from '@pinge/contract/site.ts'
import type { Config } from '../../platform/config.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'

const clientNames: Record<ClientPlatform, string> = {
  wechat: '微信',
  ios: 'iPhone 和 iPad',
  android: '安卓手机',
  windows: 'Windows 电脑',
}

/** What the operator's settings say of the site. */
export function siteRoutes(
  endpoints: Endpoints,
  { config }: Pick<ApiDeps, 'config'>,
  /** Banners that content packages bring, for so many places after so many. */
  ofPackages: (taken: number, room: number) => Promise<HomeBanner[]>,
): void {
  const { siteName: webName, siteLogo: logo, icpRecord, policeRecord, downloads, banners } = config
  const clients = downloads.map((download) => toClient(download, config.publicOrigin))
  endpoints.open(siteDetail, async () => ({
    webName,
    logo,
    icpRecord,
    policeRecord,
    hasClients: clients.length > 0,
  }))
  endpoints.open(clientDownload, async () => clients)
  const own = banners.map((banner, index) => ({ id: String(index + 1), ...banner, sort: index + 1 }))
  endpoints.open(homeBanner, async ({ position }) =>
    position === HOME_BANNER_POSITION ? [...own, ...(await ofPackages(own.length, MAX_BANNERS))] : [],
  )
}

/** A client as it is offered. A computer's address is opened there: a computer cannot scan a code. */
function toClient(
  { platform, url }: Config['downloads'][number],
  publicOrigin: Config['publicOrigin'],
): ClientDownload {
  const whole = url.startsWith('/') && publicOrigin !== null ? publicOrigin + url : url
  return { platform, name: clientNames[platform], qr: platform === 'windows' ? '' : whole, url, version: '' }
}
