import { siteDetail } from '@pinge/contract/site.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'

export function siteRoutes(endpoints: Endpoints, { config }: ApiDeps): void {
  const { siteName: webName, siteLogo: logo, icpRecord, policeRecord, downloads } = config
  endpoints.open(siteDetail, async () => ({ webName, logo, icpRecord, policeRecord, downloads }))
}
