import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { EpochMs, RequestId } from '../values/fields.ts'
import { QualityType } from '../values/quality-type.ts'
import { Keyword, numberedPage, pageOf } from './content-values.ts'
import { EntryId } from './manifest-fields.ts'

export const storyBundles = endpoint({
  path: '/api/business-client/story/bundle/list',
  summary: '故事集；没有登录也能看',
  access: 'public',
  request: z.strictObject({
    /** This one alone, on whichever page it stands. */
    bundleId: z.optional(EntryId),
    keyword: z.optional(Keyword),
    qualityType: z.optional(QualityType),
    ...numberedPage,
  }),
  data: pageOf(
    z.object({
      id: EntryId,
      name: z.string(),
      cover: z.string(),
      intro: z.string(),
      qualityType: QualityType,
      ageMin: z.int(),
      ageMax: z.int(),
      /** Who reads which of the two voices. */
      voices: z.array(z.string()),
      periodTotal: z.int(),
      chapterTotal: z.int(),
      /** Seconds. */
      duration: z.int(),
      sample: z.boolean(),
    }),
  ),
})

export const storyPeriods = endpoint({
  path: '/api/business-client/story/period/list',
  summary: '一个故事集的各期；没有登录也能看',
  access: 'public',
  request: z.strictObject({ bundleId: EntryId }),
  data: z.array(
    z.object({ id: EntryId, name: z.string(), index: z.int(), chapterTotal: z.int(), duration: z.int() }),
  ),
})

export const storyChapters = endpoint({
  path: '/api/business-client/story/chapter/list',
  summary: '一期的各集和全文；没有登录也能看',
  access: 'public',
  request: z.strictObject({ periodId: EntryId }),
  data: z.array(
    z.object({
      id: EntryId,
      index: z.int(),
      /** For `file/media/audio/detail`; null where the device's own voice reads. */
      vid: z.nullable(EntryId),
      title: z.string(),
      cover: z.string(),
      duration: z.int(),
      /** Sentence by sentence, each with the voice that reads it. */
      text: z.array(z.object({ voice: z.literal([1, 2]), text: z.string() })),
      refrain: z.nullable(z.string()),
      question: z.string(),
    }),
  ),
})

const StoryProgress = z.object({
  bundleId: EntryId,
  periodId: EntryId,
  chapterId: EntryId,
  second: z.int().check(z.minimum(0), z.maximum(36_000)),
})

export const storyProgress = endpoint({
  path: '/api/business-client/story/progress/list',
  summary: '自己听到哪里，最近听的在前',
  access: 'teacher',
  request: z.strictObject({}),
  data: z.array(z.extend(StoryProgress, { updateTime: EpochMs })),
})

export const saveStoryProgress = endpoint({
  path: '/api/business-client/story/progress/save',
  summary: '记住一个故事集听到哪里',
  access: 'teacher',
  request: z.strictObject({ ...StoryProgress.shape, requestId: z.optional(RequestId) }),
  data: z.object({ second: z.int() }),
})
