import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { LocalDate } from '../values/fields.ts'
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
