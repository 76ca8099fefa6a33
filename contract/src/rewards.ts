import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import type { ErrorName } from './protocol/error-name.ts'
import { ClassId, EpochMs, Id, Name, Nothing, pageRequest, Points, RequestId } from './values/fields.ts'
import {
  MAX_PAGE_SIZE,
  MAX_REDEEM_COUNT,
  MAX_REWARD_COST,
  MAX_REWARD_STOCK,
  MAX_REWARDS_PER_CLASS,
} from './values/limits.ts'
import { QualityType } from './values/quality-type.ts'
import { rewardIcons } from './values/icons/reward-icons.ts'
import { StudentIds, StudentTotals } from './students.ts'

export const RewardIcon = z.enum(rewardIcons)

/** What one costs, in points that can be exchanged. */
export const RewardCost = z.int().check(z.minimum(1), z.maximum(MAX_REWARD_COST))
const RewardStock = z.int().check(z.minimum(0), z.maximum(MAX_REWARD_STOCK))

export const Reward = z.object({
  id: Id,
  name: z.string(),
  icon: z.string(),
  cost: Points,
  /** How many are left; null means that they never run out. */
  stock: z.nullable(z.int()),
  /** Pupils can exchange for it now. */
  isOn: z.boolean(),
  /** Made by the class's owner; the others come with the product. */
  isCustom: z.boolean(),
  /** No pupil has exchanged for it; one that was used, like a shipped one, is switched off instead. */
  canRemove: z.boolean(),
})
export type Reward = z.infer<typeof Reward>

export const rewardList = endpoint({
  path: '/api/business-client/reward/list',
  summary: '班级的奖品，按显示的顺序，停用的也在内',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: z.array(Reward),
})

const SavedReward = z
  .strictObject({
    classId: ClassId,
    /** Without it a new one is made, which needs its name and cost. */
    id: z.optional(Id),
    name: z.optional(Name),
    icon: z.optional(RewardIcon),
    cost: z.optional(RewardCost),
    stock: z.optional(z.nullable(RewardStock)),
    isOn: z.optional(z.boolean()),
    requestId: z.optional(RequestId),
  })
  .check(
    z.refine(({ id, name, cost }) => id !== undefined || (name !== undefined && cost !== undefined), {
      error: 'rewardIncomplete' satisfies ErrorName,
    }),
  )

export const saveReward = endpoint({
  path: '/api/business-client/reward/save',
  summary: '新增或修改奖品，只限班级创建者；没有给出的字段保持不变',
  access: 'owner',
  request: SavedReward,
  data: z.object({ id: Id }),
})

export const sortRewards = endpoint({
  path: '/api/business-client/reward/sort',
  summary: '奖品的顺序，只限班级创建者；没有列出的排在后面',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    rewardIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_REWARDS_PER_CLASS)),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const removeReward = endpoint({
  path: '/api/business-client/reward/remove',
  summary: '删除自己添加、还没有人兑换过的奖品，只限班级创建者',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, rewardId: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

/** A reward of the class, which has its own name and cost, or a text and its cost without a reward. */
const Redeem = z
  .strictObject({
    classId: ClassId,
    /** A student named twice counts once. */
    studentIds: StudentIds,
    rewardId: z.optional(Id),
    name: z.optional(Name),
    /** Beside `rewardId` what the reward was seen to cost: at another cost by now nothing is exchanged. */
    cost: z.optional(RewardCost),
    /** For each student. */
    count: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_REDEEM_COUNT))),
    requestId: z.optional(RequestId),
  })
  .check(
    z.refine(
      ({ rewardId, name, cost }) => rewardId !== undefined || (name !== undefined && cost !== undefined),
      { error: 'redeemIncomplete' satisfies ErrorName },
    ),
  )

export const redeem = endpoint({
  path: '/api/business-client/reward/redeem',
  summary: '为学生兑换奖品；有一人积分不够，就谁也不兑换',
  access: 'class',
  request: Redeem,
  data: z.object({ batchId: Id, students: z.array(StudentTotals) }),
})

/** 已兑换, 已发放, 已撤销. */
export const RedemptionState = z.enum(['redeemed', 'delivered', 'refunded'])
export type RedemptionState = z.infer<typeof RedemptionState>

/** One pupil's part of one exchange. */
export const Redemption = z.object({
  id: Id,
  batchId: Id,
  studentId: Id,
  studentName: z.string(),
  stuNo: z.nullable(z.string()),
  header: z.string(),
  /** Null for a free amount. */
  rewardId: z.nullable(Id),
  rewardName: z.string(),
  icon: z.string(),
  count: z.int(),
  /** What it took altogether. */
  points: Points,
  /** What could still be exchanged right after it. */
  balance: Points,
  teacherId: Id,
  teacherName: z.string(),
  state: RedemptionState,
  createdAt: EpochMs,
  /** When it came to its state. */
  stateAt: EpochMs,
  /** Whether it can be marked as handed over, or not. */
  canDeliver: z.boolean(),
  /** Whether the teacher who asks may give its points back now. */
  canRefund: z.boolean(),
  /** The same in the words of `comment/records`, for a client that reads both lists. */
  itemName: z.string(),
  type: z.null(),
  score: Points,
  kind: z.enum(['exchange']),
  isUndone: z.boolean(),
})
export type Redemption = z.infer<typeof Redemption>

export const RedemptionTotals = z.object({
  /** Exchanges that stand: refunded ones are not in it, nor in `count` and `points`. */
  times: z.int(),
  count: z.int(),
  points: Points,
  toDeliver: z.int(),
  refunded: z.int(),
})
export type RedemptionTotals = z.infer<typeof RedemptionTotals>

export const rewardRecords = endpoint({
  path: '/api/business-client/reward/records',
  summary: '兑换记录，最新的在前；合计随第一页给出',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    studentId: z.optional(Id),
    rewardId: z.optional(Id),
    teacherId: z.optional(Id),
    state: z.optional(RedemptionState),
    from: z.optional(EpochMs),
    to: z.optional(EpochMs),
    /** As in `comment/records`. An exchange is of no quality and of no team: either finds nothing. */
    type: z.optional(QualityType),
    teamId: z.optional(Id),
    ...pageRequest,
  }),
  data: z.object({
    items: z.array(Redemption),
    nextCursor: z.nullable(z.string()),
    /** Of all that the filter finds; null on the pages after the first. */
    totals: z.nullable(RedemptionTotals),
  }),
})

const RedemptionIds = z.array(Id).check(z.minLength(1), z.maxLength(MAX_PAGE_SIZE))

export const deliverRewards = endpoint({
  path: '/api/business-client/reward/deliver',
  summary: '标记为已发放，或取消这个标记',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    redemptionIds: RedemptionIds,
    /** Without it they were handed over; `false` takes that back. */
    isDelivered: z.optional(z.boolean()),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const refundRewards = endpoint({
  path: '/api/business-client/reward/refund',
  summary: '撤销兑换，退还积分和库存；协同老师只能退还自己经手的',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    redemptionIds: RedemptionIds,
    requestId: z.optional(RequestId),
  }),
  data: z.object({ students: z.array(StudentTotals) }),
})
