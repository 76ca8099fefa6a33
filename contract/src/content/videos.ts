import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { EpochMs, RequestId } from '../values/fields.ts'
import { FileItem, Keyword, MediaAddress, numberedPage, pageOf } from './content-values.ts'
import { EntryId } from './manifest-fields.ts'

const Seconds = z.int().check(z.minimum(0), z.maximum(36_000))

export const VideoItem = z.object({
  vid: EntryId,
  title: z.string(),
  cover: z.string(),
  /** Seconds. */
  duration: z.int(),
  /** Null where only courses show it. */
  cid: z.nullable(EntryId),
  columnName: z.string(),
  /** Where this teacher stopped; 0 when not begun. */
  second: z.int(),
  sample: z.boolean(),
})
export type VideoItem = z.infer<typeof VideoItem>

export const videoColumns = endpoint({
  path: '/api/business-client/video/column/list',
  summary: '品格课堂的栏目',
  access: 'teacher',
  request: z.strictObject({}),
  data: z.array(
    z.object({
      cid: EntryId,
      name: z.string(),
      cover: z.string(),
      intro: z.string(),
      total: z.int(),
      sample: z.boolean(),
    }),
  ),
})

export const videoList = endpoint({
  path: '/api/business-client/video/list',
  summary: '一个栏目或全部栏目的视频',
  access: 'teacher',
  request: z.strictObject({ cid: z.optional(EntryId), keyword: z.optional(Keyword), ...numberedPage }),
  data: pageOf(VideoItem),
})

export const videoDetail = endpoint({
  path: '/api/business-client/video/detail',
  summary: '一个视频的介绍、讨论题和相关资料；播放地址用 file/media/detail 取',
  access: 'teacher',
  request: z.strictObject({ vid: EntryId }),
  data: z.extend(VideoItem, {
    intro: z.string(),
    questions: z.array(z.string()),
    files: z.array(FileItem),
  }),
})

export const saveVideoProgress = endpoint({
  path: '/api/business-client/video/progress/save',
  summary: '记住一个视频看到哪里',
  access: 'teacher',
  request: z.strictObject({ vid: EntryId, second: Seconds, requestId: z.optional(RequestId) }),
  data: z.object({ second: z.int() }),
})

/** The specification's: unknown fields are ignored. */
const Played = z.object({ vid: z.string().check(z.minLength(1), z.maxLength(64)) })

export const mediaDetail = endpoint({
  path: '/api/file/media/detail',
  summary: '视频的播放地址和字幕；到 expireTime 或退出登录为止有效',
  access: 'teacher',
  request: Played,
  data: z.extend(MediaAddress, {
    vid: z.string(),
    duration: z.int(),
    /** Addresses of one video in several qualities; a package has one. */
    sources: z.array(z.object({ label: z.string(), url: z.string() })),
    /** Of the captions (WebVTT), good as long. */
    caption: z.nullable(z.string()),
  }),
})

export const audioDetail = endpoint({
  path: '/api/file/media/audio/detail',
  summary: '故事录音的播放地址；没有登录也能听',
  access: 'public',
  request: Played,
  data: z.extend(MediaAddress, { vid: z.string(), duration: z.int() }),
})

/** A day: what was left open for longer is told of as one. */
export const MAX_PLAYED_MINUTES = 1_440

/** 1 实践课, 2 专题课, 3 资源课, 4 品格课堂 (the specification's), 5 资料库, 6 听故事. */
export const PLAY_CATEGORIES = {
  practical: 1,
  special: 2,
  resource: 3,
  video: 4,
  library: 5,
  story: 6,
} as const

const LooseId = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]*$/))

export const recordPlay = endpoint({
  path: '/api/business-client/record',
  summary: '播放记录；同一 requestId 再次提交答 30024，不重复记',
  access: 'teacher',
  request: z.object({
    categoryId: z.int().check(z.minimum(1), z.maximum(1_000)),
    /** Minutes, two decimals. */
    plays: z.number().check(z.minimum(0), z.maximum(MAX_PLAYED_MINUTES)),
    subCategoryId: z.optional(LooseId),
    subCategoryName: z.optional(z.string().check(z.maxLength(120), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))),
    type: z.int().check(z.minimum(0), z.maximum(1_000)),
    /** What was used: a course, file, video or story. By it 已用 n 次 and 最近使用 are counted. */
    entryId: z.optional(LooseId),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ createdAt: EpochMs }),
})
