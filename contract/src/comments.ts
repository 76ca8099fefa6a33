import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import type { ErrorName } from './protocol/error-name.ts'
import { FileUrl } from './values/files/file-url.ts'
import { ClassId, Id, Name, Nothing, Points, RequestId, spacesForTabs, textPattern } from './values/fields.ts'
import { MAX_OWN_POINTS, MAX_REMARK_LENGTH } from './values/limits.ts'
import { QualityType } from './values/quality-type.ts'
import { StudentIds, StudentTotals } from './students.ts'

export const CommentItem = z.object({
  id: Id,
  type: QualityType,
  name: z.string(),
  /** Positive praises, negative reminds; never 0. */
  score: Points,
  /** The name of a picture of the shipped family. */
  icon: z.string(),
  isCustom: z.boolean(),
})
export type CommentItem = z.infer<typeof CommentItem>

export const commentItems = endpoint({
  path: '/api/business-client/comment/reviewItems',
  summary: '五类点评项',
  access: 'class',
  request: z.object({ classId: ClassId }),
  data: z.array(CommentItem),
})

/** Points of a teacher's own making: whole, −10 to 10, never 0. */
export const OwnPoints = z.int().check(
  z.minimum(-MAX_OWN_POINTS),
  z.maximum(MAX_OWN_POINTS),
  z.refine((points) => points !== 0),
)

export const Remark = z
  .string()
  .check(spacesForTabs, z.trim(), z.maxLength(MAX_REMARK_LENGTH), z.regex(textPattern))

/** What is given, to pupils or to teams: an item of the class, or a free comment, a text and points without an item. */
export const givenItem = {
  itemId: z.optional(Id),
  name: z.optional(Name),
  score: z.optional(OwnPoints),
  type: z.optional(QualityType),
  remark: z.optional(Remark),
  /** A confirmed picture of the purpose `comment`. */
  photo: z.optional(FileUrl),
  requestId: z.optional(RequestId),
}
export const isItemNamed = z.refine<{ itemId?: unknown; name?: unknown; score?: unknown }>(
  ({ itemId, name, score }) => itemId !== undefined || (name !== undefined && score !== undefined),
  { error: 'freeCommentIncomplete' satisfies ErrorName },
)

const GiveComment = z
  .object({
    classId: ClassId,
    /** A student named twice counts once. */
    studentIds: StudentIds,
    ...givenItem,
  })
  .check(isItemNamed)

/** A team's score after a write. */
export const TeamTotals = z.object({ id: Id, score: Points })
export type TeamTotals = z.infer<typeof TeamTotals>

export const giveComment = endpoint({
  path: '/api/business-client/comment/reviewStu',
  summary: '点评学生',
  access: 'class',
  request: GiveComment,
  data: z.object({ batchId: Id, students: z.array(StudentTotals) }),
})

export const updateRemark = endpoint({
  path: '/api/business-client/comment/updateRemark',
  summary: '修改自己写的备注；原来的文字和修改时间会保留',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    batchId: Id,
    /** Empty where nothing shall be remarked any more. */
    remark: Remark,
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

/** Whether others still have their parts of the batch, which can be undone too. */
export const UndonePart = z.boolean()

export const undoComment = endpoint({
  path: '/api/business-client/comment/undo',
  summary: '撤销一次点评',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    batchId: Id,
    /** These pupils' parts alone; a team's own points go with the whole. */
    studentIds: z.optional(StudentIds),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ students: z.array(StudentTotals), isPart: z.optional(UndonePart) }),
})

/** How a row of the ledger changed the totals; see the ledger table of the design rules. */
export const LedgerKind = z.enum(['praise', 'reminder', 'exchange', 'reset', 'undo', 'refund'])
export type LedgerKind = z.infer<typeof LedgerKind>
