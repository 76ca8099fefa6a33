import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { Id, LocalDate, LocalMonth } from '../values/fields.ts'
import { about, Ms, Type } from './training-fields.ts'

/** `none` no training · `open` today · `done` all three · `part` · `missed` · `future`. */
export const DayState = z.enum(['none', 'open', 'done', 'part', 'missed', 'future'])

export const CalendarDay = z.object({
  date: LocalDate,
  calendarId: Id,
  state: DayState,
  /** Empty on days without training and on those to come. */
  items: z.array(
    z.object({
      type: Type,
      activityId: Id,
      name: z.string(),
      level: z.int(),
      count: z.int(),
      /** Whether the counted attempt is used. */
      done: z.boolean(),
      /** Of a fully correct round, its time. */
      date: z.nullable(Ms),
      score: z.int(),
    }),
  ),
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const calendarList = endpoint({
  path: '/api/biz/v2/app/calendar/list',
  summary: '打卡日历的一个月：每天三项，今天是服务器的日期',
  access: 'teacher',
  request: z.object({ month: z.optional(LocalMonth), ...about }),
  data: z.object({
    /** Empty when no edition runs. */
    zzid: z.string(),
    month: LocalMonth,
    today: LocalDate,
    streak: z.int(),
    doneDays: z.int(),
    days: z.array(CalendarDay),
  }),
})
