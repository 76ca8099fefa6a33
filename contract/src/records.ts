import * as z from 'zod/mini'
import { LedgerKind } from './comments.ts'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, EpochMs, Id, line, Nothing, pageRequest, Points } from './values/fields.ts'
import { QualityType } from './values/quality-type.ts'

/** Longer than any item's name; a part of a remark is found by less. */
export const MAX_KEYWORD_LENGTH = 30

/** Which rows of a class's ledger are meant; what is left out does not narrow them. */
const RecordFilter = {
  classId: ClassId,
  studentId: z.optional(Id),
  /** A team's own rows. */
  teamId: z.optional(Id),
  /** Who gave it. */
  teacherId: z.optional(Id),
  type: z.optional(QualityType),
  itemId: z.optional(Id),
  /** All the words of a comment that was given without an item. */
  freeName: z.optional(line(MAX_KEYWORD_LENGTH)),
  /** Praise alone, reminders alone, both, or what else there is. */
  kinds: z.optional(z.array(LedgerKind).check(z.minLength(1), z.maxLength(6))),
  /** Both inclusive. */
  from: z.optional(EpochMs),
  to: z.optional(EpochMs),
  /** A part of an item's name or of a remark. */
  keyword: z.optional(line(MAX_KEYWORD_LENGTH)),
}

export const CommentRecord = z.object({
  id: Id,
  /** Rows of one write share it, and stand one after another. */
  batchId: Id,
  studentId: z.nullable(Id),
  studentName: z.nullable(z.string()),
  /** The team that was given to, in its own row and in those of its members. */
  teamId: z.nullable(Id),
  teamName: z.nullable(z.string()),
  itemName: z.string(),
  icon: z.string(),
  type: z.nullable(QualityType),
  /** The change of stuScore; for exchange and refund, of redeemScore. */
  score: Points,
  kind: LedgerKind,
  remark: z.string(),
  /** The address of the photo that was given with it; `file/view` opens it for a teacher of the class. */
  photo: z.nullable(z.string()),
  teacherName: z.string(),
  createdAt: EpochMs,
  isUndone: z.boolean(),
  /** Whether the teacher who asks may undo this row's batch now. */
  canUndo: z.boolean(),
})
export type CommentRecord = z.infer<typeof CommentRecord>

export const commentRecords = endpoint({
  path: '/api/business-client/comment/records',
  summary: '点评记录，最新的在前',
  access: 'class',
  request: z.strictObject({
    ...RecordFilter,
    /** The rows of one comment: who got it. */
    batchId: z.optional(Id),
    ...pageRequest,
  }),
  data: z.object({ items: z.array(CommentRecord), nextCursor: z.nullable(z.string()) }),
})

/** How many of those who got a comment its batch names; the rest are counted. */
export const NAMED_RECEIVERS = 3

/** One write: a comment to one pupil, to several or to a team, or a reset of scores. */
export const CommentBatch = z.object({
  batchId: Id,
  kind: LedgerKind,
  itemName: z.string(),
  icon: z.string(),
  type: z.nullable(QualityType),
  /** What each of them got; null where it was not the same for all, as in a reset. */
  score: z.nullable(Points),
  remark: z.string(),
  teacherId: Id,
  teacherName: z.string(),
  createdAt: EpochMs,
  isUndone: z.boolean(),
  canUndo: z.boolean(),
  /** Whether the teacher who asks wrote it, and may correct its remark. */
  canEditRemark: z.boolean(),
  /** What was corrected in the remark, the oldest first: the words until then. */
  remarkEdits: z.array(z.object({ oldRemark: z.string(), createdAt: EpochMs })),
  /** The first of the pupils, by name; the others are in `studentCount`. Those whose part was undone are not among them, unless all are. */
  studentNames: z.array(z.string()).check(z.maxLength(NAMED_RECEIVERS)),
  studentCount: z.int(),
  /** Whether all got it who were in the class then, or all of them who were there that day. */
  isWholeClass: z.boolean(),
  /** The teams that were given to, in the same way. */
  teamNames: z.array(z.string()).check(z.maxLength(NAMED_RECEIVERS)),
  teamCount: z.int(),
})
export type CommentBatch = z.infer<typeof CommentBatch>

export const commentFeed = endpoint({
  path: '/api/business-client/comment/feed',
  summary: '班级的点评，一次点评一条，最新的在前',
  access: 'class',
  request: z.strictObject({ ...RecordFilter, ...pageRequest }),
  data: z.object({ items: z.array(CommentBatch), nextCursor: z.nullable(z.string()) }),
})

/** Praise and reminders apart: points, and how often they were given. What was undone counts nowhere. */
const givenFigures = {
  praiseScore: Points,
  praiseCount: z.int(),
  /** 0 or less. */
  reminderScore: Points,
  reminderCount: z.int(),
}
export const GivenFigures = z.object(givenFigures)
export type GivenFigures = z.infer<typeof GivenFigures>

export const commentSummary = endpoint({
  path: '/api/business-client/comment/summary',
  summary: '点评汇总：每名学生、每个小组、每类品质得到多少，撤销的不算',
  access: 'class',
  request: z.strictObject(RecordFilter),
  data: z.object({
    /** Every pupil who is in the class, in the order of a class list; or the one that was asked for. */
    students: z.array(
      z.object({
        id: Id,
        username: z.string(),
        header: z.string(),
        ...givenFigures,
        /** Points of praise, one for each quality in their order. */
        praiseScores: z.array(Points).check(z.length(5)),
        /** When the last of these comments was given that stands. */
        lastCommentAt: z.nullable(EpochMs),
      }),
    ),
    /** The teams that were given something, in the order of their making; without what was given to members alone. */
    teams: z.array(z.object({ id: Id, teamName: z.string(), ...givenFigures })),
    /** The five qualities in their order, of all these pupils together. */
    qualities: z.array(z.object({ type: QualityType, ...givenFigures })).check(z.length(5)),
    /** All comments that are meant, of pupils who left too. */
    totals: GivenFigures,
  }),
})
export type CommentSummary = z.infer<(typeof commentSummary)['data']>

/** More than a spreadsheet has rows. */
export const MAX_EXPORTED_RECORDS = 1_000_000

export const exportRecords = endpoint({
  path: '/api/business-client/comment/exportRecords',
  summary: '导出点评记录，.xlsx 文件',
  access: 'class',
  request: z.strictObject(RecordFilter),
  data: Nothing,
  file: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
})
