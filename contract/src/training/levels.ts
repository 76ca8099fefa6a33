import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { Id } from '../values/fields.ts'
import { about, listOf, MemoryType, Ms, pages, pageSize } from './training-fields.ts'

/** How a player stands to a level: whether it is open, the best time ever, and whether it was played to its end today. */
const standing = { open: z.boolean(), minDate: z.nullable(Ms), todayPlayed: z.boolean() }
const limits = { rowSize: z.int(), memoMaxMs: Ms, recallMaxMs: Ms, penaltyMs: Ms, parMs: Ms }

export const PictureSet = z.object({
  id: Id,
  name: z.string(),
  cover: z.string(),
  level: z.int(),
  count: z.int(),
  lures: z.int(),
  /** `mix`, or the themes that all pictures are from. */
  theme: z.string(),
  grade: z.array(z.int()),
  parMs: Ms,
  ...standing,
})
export type PictureSet = z.infer<typeof PictureSet>

export const pictureList = endpoint({
  path: '/api/biz/v2/app/picm/list',
  summary: '图片记忆的 20 关',
  access: 'teacher',
  request: z.object({ ...pages, pageSize: pageSize(20), ...about }),
  data: listOf(PictureSet),
})

export const pictureDetail = endpoint({
  path: '/api/biz/v2/app/picm/detail',
  summary: '一关图片记忆：题目从 pool 按种子抽取，顺序不能变',
  access: 'teacher',
  request: z.object({ id: Id, ...about }),
  data: z.object({
    id: Id,
    type: z.literal(1),
    name: z.string(),
    level: z.int(),
    count: z.int(),
    lures: z.int(),
    ...limits,
    tip: z.string(),
    pool: z.array(z.object({ pid: z.string(), name: z.string(), url: z.string() })),
  }),
})

export const MemoryLevel = z.object({
  id: Id,
  type: MemoryType,
  name: z.string(),
  level: z.int(),
  count: z.int(),
  lures: z.int(),
  /** Digits that stand together; 0 for symbols. */
  group: z.int(),
  /** Of symbols; empty for digits, which come from the seed. */
  pool: z.array(z.string()),
  /** Whether this level may be asked backwards, in practice alone. */
  reverse: z.boolean(),
  tip: z.string(),
  ...limits,
  ...standing,
})
export type MemoryLevel = z.infer<typeof MemoryLevel>

export const memoryList = endpoint({
  path: '/api/biz/v2/app/snm/list',
  summary: '符号记忆（type 2）或数字记忆（type 3）的 30 关，内容在列表里',
  access: 'teacher',
  request: z.object({ ...pages, pageSize: pageSize(30), type: MemoryType, ...about }),
  data: listOf(MemoryLevel),
})
