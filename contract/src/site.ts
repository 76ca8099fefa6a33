import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { Empty, NoFields } from './values/fields.ts'

export const FALLBACK_SITE_NAME = '品格班级'

export const clientPlatforms = ['wechat', 'ios', 'android', 'windows'] as const
export type ClientPlatform = (typeof clientPlatforms)[number]

/** A client that can be had. */
export const ClientDownload = z.object({
  platform: z.enum(clientPlatforms),
  name: z.string(),
  /** What its QR code holds, a whole address where the site knows its own; empty where a code leads nowhere useful. */
  qr: z.string(),
  /** The page or file to get it from: `https://…`, or a path of this site. */
  url: z.string(),
  /** Empty where the site does not say. */
  version: z.string(),
})
export type ClientDownload = z.infer<typeof ClientDownload>

/** What the operator shows first on the home page, beside the product's own pictures. */
export const HomeBanner = z.object({
  id: z.string(),
  /** `https://…`, or a path of this site. */
  image: z.string(),
  title: z.string(),
  /** As `image`; empty where it leads nowhere. */
  link: z.string(),
  /** The lowest comes first. */
  sort: z.int(),
})
export type HomeBanner = z.infer<typeof HomeBanner>

/** On `/home`; no other place has banners. */
export const HOME_BANNER_POSITION = 1
export const MAX_BANNERS = 4
export const MAX_BANNER_TITLE_LENGTH = 20

export const WebsiteInfo = z.object({
  webName: z.string(),
  logo: z.string(),
  /** 京ICP备…号, empty where the site has none. */
  icpRecord: z.string(),
  /** 京公网安备…号, empty where the site has none. */
  policeRecord: z.string(),
  /** Whether the operator named clients to be had. */
  hasClients: z.boolean(),
})
export type WebsiteInfo = z.infer<typeof WebsiteInfo>

export const siteDetail = endpoint({
  path: '/api/pgs-manage/site_detail/info',
  summary: '网站名称、标志和备案信息',
  access: 'public',
  request: Empty,
  data: WebsiteInfo,
})

export const clientDownload = endpoint({
  path: '/api/pgs-manage/client/download',
  summary: '客户端下载：只有管理员设置了的，按固定顺序',
  access: 'public',
  request: NoFields,
  data: z.array(ClientDownload),
})

export const homeBanner = endpoint({
  path: '/api/pgs-manage/home/banner',
  summary: '首页横幅：管理员设置的图片；position 为 1 是首页，其他位置没有',
  access: 'public',
  request: z.strictObject({ position: z.int() }),
  data: z.array(HomeBanner),
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
