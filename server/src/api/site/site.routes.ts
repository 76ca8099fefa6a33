import { clientDownload, HOME_BANNER_POSITION, homeBanner, siteDetail } from '@pinge/contract/site.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toClient } from './to-client.ts'

/** What the operator's settings say of the site. */
export function siteRoutes(endpoints: Endpoints, { config }: Pick<ApiDeps, 'config'>): void {
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
  endpoints.open(homeBanner, async ({ position }) =>
    position === HOME_BANNER_POSITION
      ? banners.map((banner, index) => ({ id: String(index + 1), ...banner, sort: index + 1 }))
      : [],
  )
}
