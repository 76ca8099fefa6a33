import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { EpochMs, Id } from '../values/fields.ts'

/** Apart from the rest of the content: the first page of a teacher needs no more of it. */
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
