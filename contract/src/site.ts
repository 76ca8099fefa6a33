import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Empty } from './fields.ts'

export const FALLBACK_SITE_NAME = '品格班级'

export const clientPlatforms = ['wechat', 'ios', 'android', 'windows'] as const
export type ClientPlatform = (typeof clientPlatforms)[number]

/** A client that can be had, and the page or file to get it from: `https://…`, or a path of this site. */
export const ClientDownload = z.object({ platform: z.enum(clientPlatforms), url: z.string() })
export type ClientDownload = z.infer<typeof ClientDownload>

export const WebsiteInfo = z.object({
  webName: z.string(),
  logo: z.string(),
  /** 京ICP备…号, empty where the site has none. */
  icpRecord: z.string(),
  /** 京公网安备…号, empty where the site has none. */
  policeRecord: z.string(),
  /** Only those that the operator named, in the order of `clientPlatforms`. */
  downloads: z.array(ClientDownload),
})
export type WebsiteInfo = z.infer<typeof WebsiteInfo>

export const siteDetail = endpoint({
  path: '/api/pgs-manage/site_detail/info',
  summary: '网站名称、标志、备案信息和客户端下载地址',
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
