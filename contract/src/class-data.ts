import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, EpochMs, Id, LocalDate, Points, SchoolDate } from './values/fields.ts'
import { QualityType } from './values/quality-type.ts'

/** From the first to the last day of a report. */
export const MAX_REPORT_DAYS_APART = 400

/**
 * Comments to single pupils: one for three pupils counts three times, and so does a team's for its members. What was
 * undone counts nowhere; a reset and an exchange are no comments. `points` is what they weigh together.
 */
const counted = { count: z.int(), praise: z.int(), reminder: z.int(), points: Points }

export const ReportTotals = z.object({
  ...counted,
  /** How many pupils the report lists. */
  students: z.int(),
  /** How many of them were praised. */
  reached: z.int(),
  /** Praise among all comments, from 0 to 1; null without a comment. */
  praiseRate: z.nullable(z.number()),
})
export type ReportTotals = z.infer<typeof ReportTotals>

export const ReportItem = z.object({
  /** Null for a free comment. */
  itemId: z.nullable(Id),
  /** As the item was called last; a free comment's own words. */
  name: z.string(),
  type: QualityType,
  count: z.int(),
  /** Below 0 for an item that reminds. */
  points: Points,
})
export type ReportItem = z.infer<typeof ReportItem>

export const ReportStudent = z.object({
  id: Id,
  username: z.string(),
  stuNo: z.string(),
  lastNameLetter: z.string(),
  header: z.string(),
  /** 转出: not in the class any more; such a pupil is listed where a comment of the span is theirs. */
  isLeft: z.boolean(),
  ...counted,
  /** Points of each quality in their order, reminders taken off. */
  byType: z.array(Points).check(z.length(5)),
  /** When the last comment of the span was given; null without one. */
  lastAt: z.nullable(EpochMs),
})
export type ReportStudent = z.infer<typeof ReportStudent>

const Report = z.object({
  totals: ReportTotals,
  /** The same of as many days, the last of which is the one before `from`. */
  previous: ReportTotals,
  /** The five qualities in their order. */
  byType: z.array(z.object({ type: QualityType, ...counted })).check(z.length(5)),
  /** Days with comments only, the oldest first. */
  byDay: z.array(z.object({ date: LocalDate, praise: z.int(), reminder: z.int() })),
  /** The most given first. An item whose quality or sign was changed stands once for each. */
  items: z.array(ReportItem),
  /** By first letter and name. */
  students: z.array(ReportStudent),
  /** Pupils of the class who were not praised, in the same order. */
  unreached: z.array(Id),
})
export type Report = z.infer<typeof Report>

const span = {
  /** Both inclusive, of the school's calendar. */
  from: SchoolDate,
  to: SchoolDate,
  /** Reminders count nowhere: for what leaves the teacher's hands. */
  isPraiseOnly: z.optional(z.boolean()),
}

export const classReport = endpoint({
  path: '/api/business-client/report/class',
  summary: '班级数据：一段日子的点评合计、每天、每项、每名学生，和之前同样长的日子比较',
  access: 'class',
  request: z.strictObject({ classId: ClassId, ...span }),
  data: Report,
})

/** The same for one pupil, who may have left: `students` holds this one alone. */
export const studentReport = endpoint({
  path: '/api/business-client/report/student',
  summary: '一名学生的数据，和班级数据的内容一样',
  access: 'class',
  request: z.strictObject({ classId: ClassId, studentId: Id, ...span }),
  data: Report,
})
