import {
  clientDownload,
  HOME_BANNER_POSITION,
  homeBanner,
  MAX_BANNERS,
  siteDetail,
  type HomeBanner,
} from '@pinge/contract/site.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toClient } from './to-client.ts'

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
