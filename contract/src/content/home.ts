import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { EpochMs, Id, LocalDate } from '../values/fields.ts'
import { numberedPage, pageOf } from './content-values.ts'
import { EntryId } from './manifest-fields.ts'

export const activityList = endpoint({
  path: '/api/business-client/activity/list',
  summary: '活动列表；按日期说明进行中、即将开始或已结束',
  access: 'public',
  request: z.strictObject(numberedPage),
  data: pageOf(
    z.object({
      id: EntryId,
      name: z.string(),
      cover: z.string(),
      intro: z.string(),
      startDate: LocalDate,
      endDate: LocalDate,
      state: z.enum(['running', 'coming', 'over']),
      /** A path of this site, or null. */
      link: z.nullable(z.string()),
      /** The library folder of its files. */
      actvitySubId: z.nullable(EntryId),
      sample: z.boolean(),
    }),
  ),
})

export const homeRecent = endpoint({
  path: '/api/business-client/home/recent',
  summary: '最近使用的课程、视频、文件和故事',
  access: 'teacher',
  request: z.strictObject({ size: z.optional(z.int().check(z.minimum(1), z.maximum(20))) }),
  data: z.array(
    z.object({
      kind: z.enum(['course', 'video', 'file', 'story']),
      id: Id,
      title: z.string(),
      /** Empty where a file has none. */
      cover: z.string(),
      /** The page that opens it. */
      link: z.string(),
      /** Where a video or story stopped; 0 otherwise. */
      second: z.int(),
      /** At which step a lesson stopped. */
      step: z.nullable(z.int()),
      updateTime: EpochMs,
    }),
  ),
})
