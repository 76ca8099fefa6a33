import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { Id, LocalDate } from '../values/fields.ts'
import { about, MemoryType, Ms, Type } from './training-fields.ts'

const Best = z.object({ level: z.int(), count: z.int(), date: Ms })

export const bestLevels = endpoint({
  path: '/api/biz/v2/app/snm/max/zzs',
  summary: '专注赛的最高关卡：自己、本班、全区；关卡相同时用时少的在前',
  access: 'teacher',
  request: z.object(about),
  data: z.object({
    zzid: z.string(),
    list: z.array(
      z.object({
        type: MemoryType,
        self: z.nullable(Best),
        class: z.nullable(Best),
        region: z.nullable(z.extend(Best, { label: z.string() })),
      }),
    ),
  }),
})

export const bestScores = endpoint({
  path: '/api/biz/v2/app/calendar/max/score',
  summary: '一期专注赛里的最好成绩，只算这一期计分的轮次',
  access: 'teacher',
  request: z.object(about),
  data: z.object({
    zzid: z.string(),
    name: z.string(),
    /** The best total of one day, and which day. */
    maxScore: z.int(),
    maxDate: z.nullable(LocalDate),
    totalScore: z.int(),
    doneDays: z.int(),
    /** Of the edition; without one, the days on which something counted. */
    days: z.int(),
    byType: z.array(z.object({ type: Type, maxScore: z.int(), minDate: z.nullable(Ms) })),
  }),
})

const Edition = z.object({
  zzid: Id,
  name: z.string(),
  startDate: LocalDate,
  endDate: LocalDate,
  /** Which schools take part, in words; empty where none are named. */
  region: z.string(),
  state: z.enum(['future', 'running', 'ended']),
  /** How many days it has. */
  days: z.int(),
})
export type Edition = z.infer<typeof Edition>

export const editionList = endpoint({
  path: '/api/biz/v2/app/zz/list',
  summary: '各期专注赛，新的在前',
  access: 'teacher',
  request: z.strictObject(about),
  data: z.array(Edition),
})

export const editionDetail = endpoint({
  path: '/api/biz/v2/app/zz/detail',
  summary: '一期专注赛：日期、地区和规则',
  access: 'teacher',
  request: z.strictObject({ ...about, zzid: Id }),
  data: z.extend(Edition, { rule: z.string() }),
})
