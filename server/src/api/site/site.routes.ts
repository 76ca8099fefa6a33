import { siteDetail } from '@pinge/contract/site.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'

export function siteRoutes(endpoints: Endpoints, { config }: ApiDeps): void {
  endpoints.open(siteDetail, async () => ({ webName: config.siteName, logo: config.siteLogo }))
}
