import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Empty } from './fields.ts'

export const FALLBACK_SITE_NAME = '品格班级'

export const WebsiteInfo = z.object({ webName: z.string(), logo: z.string() })
export type WebsiteInfo = z.infer<typeof WebsiteInfo>

export const siteDetail = endpoint({
  path: '/api/pgs-manage/site_detail/info',
  summary: '网站名称和标志',
  access: 'public',
  request: Empty,
  data: WebsiteInfo,
})

/** What the server writes into the page, so that one build serves every site. */
export const PageConfig = z.object({
  appKey: z.string(),
  signingKey: z.string(),
  registration: z.enum(['open', 'closed']),
  /** Teachers can get codes: the sign-in page shows 验证码, and registering asks for one. */
  codes: z.enum(['off', 'shown', 'required']),
})
export type PageConfig = z.infer<typeof PageConfig>
/** The id of the element that holds it, as JSON. */
export const PAGE_CONFIG_ELEMENT = 'page-config'
