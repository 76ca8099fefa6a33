import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { EpochMs, Id, RequestId } from '../values/fields.ts'
import { about, ClaimedMs, Ms, Seed, Small, Type } from './training-fields.ts'

/** `daily` has everybody's seed; `class` is 大屏同练, which has hits and no times. */
export const RoundMode = z.enum(['daily', 'practice', 'class'])
export type RoundMode = z.infer<typeof RoundMode>

export const startRound = endpoint({
  path: '/api/biz/v2/app/zz/record/start',
  summary: '开始一轮：种子由服务给出，15 分钟内有效；每天第一次进入回忆的一轮计分',
  access: 'teacher',
  request: z.object({
    calendarId: z.optional(z.string().check(z.maxLength(64))),
    type: Type,
    activityId: Id,
    mode: RoundMode,
    /** A start that is repeated with the same one is the same round. */
    requestId: z.optional(RequestId),
    ...about,
  }),
  data: z.object({
    recordId: Id,
    seed: Seed,
    attempt: z.int(),
    /** Whether this round will count for the day once it reaches the recall. */
    counted: z.boolean(),
    startTs: EpochMs,
    expireTs: EpochMs,
  }),
})

const recordBody = z.object({
  recordId: Id,
  calendarId: z.optional(z.string().check(z.maxLength(64))),
  type: Type,
  activityId: Id,
  level: Small,
  count: Small,
  seed: Seed,
  /** Elapsed milliseconds, penalties among them; not a date. */
  date: ClaimedMs,
  memoMs: ClaimedMs,
  recallMs: ClaimedMs,
  /** Wrong positions of all checks together. */
  wrong: Small,
  corrections: Small,
  /** Right positions at the end; below `count` the round is 未完成, which has a score and no record. */
  correct: Small,
  /** What stood in the slots at the end, in the order that was shown; a slot left empty is ''. */
  answer: z.array(z.string().check(z.maxLength(16))).check(z.maxLength(60)),
  /** How long the page was hidden while the sequence was shown. */
  hiddenMs: ClaimedMs,
  mode: RoundMode,
  name: z.optional(z.string().check(z.maxLength(40))),
  img: z.optional(z.string().check(z.maxLength(500))),
  createDate: z.optional(EpochMs),
  /** 32 random characters; a repeat answers what is stored. */
  clientId: z.string().check(z.regex(/^[A-Za-z0-9]{32}$/)),
  ...about,
})

/** 0 ok · 1 too fast · 2 time mismatch · 3 answer does not fit the seed · 4 page hidden. */
const Flag = z.int().check(z.minimum(0), z.maximum(4))

const recordAnswer = z.object({
  id: Id,
  counted: z.boolean(),
  flag: Flag,
  score: z.int(),
  minDate: z.nullable(Ms),
  isBest: z.boolean(),
  todayPlayed: z.boolean(),
})

export const addPictureRecord = endpoint({
  path: '/api/biz/v2/app/picm/add/record',
  summary: '提交一轮图片记忆的结果；同一个 clientId 只存一次',
  access: 'teacher',
  request: recordBody,
  data: recordAnswer,
})

export const addMemoryRecord = endpoint({
  path: '/api/biz/v2/app/snm/add/record',
  summary: '提交一轮符号或数字记忆的结果；同一个 clientId 只存一次',
  access: 'teacher',
  request: recordBody,
  data: recordAnswer,
})

/** How a round ended: 1 finished, 2 quit, 3 out of time. */
const RoundStatus = z.union([z.literal(1), z.literal(2), z.literal(3)])

export const endRound = endpoint({
  path: '/api/biz/v2/app/zz/record/end',
  summary: '结束一轮：完成 1、放弃 2、超时 3；重复提交只算一次',
  access: 'teacher',
  request: z.object({
    recordId: Id,
    status: RoundStatus,
    /** Where the round was left. */
    phase: z.enum(['memorise', 'recall']),
    rounds: z.optional(Small),
    activeMs: z.optional(Ms),
    endTs: z.optional(EpochMs),
    /** Of a class round: how many pupils had it all. */
    hits: z.optional(Small),
    ...about,
  }),
  data: z.object({
    recordId: Id,
    validMs: Ms,
    dayDone: z.boolean(),
    dayLeft: z.array(Type),
    streak: z.int(),
    todayScore: z.int(),
  }),
})
