import * as z from 'zod/mini'
import { TeamTotals, UndonePart } from './comments.ts'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, EpochMs, Id, LocalDate, Points } from './values/fields.ts'
import { QualityType } from './values/quality-type.ts'
import { StudentTotals } from './students.ts'

/** A ticket opens one event stream, once, within this time. */
export const LIVE_TICKET_MS = 30_000

export const liveTicket = endpoint({
  path: '/api/business-client/live/ticket',
  summary: '取得班级实时通道的一次性地址',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: z.object({ url: z.string(), expireTime: EpochMs }),
})

/** An event that says no more than who changed it. */
function changed<Type extends string>(type: Type) {
  return z.object({ type: z.literal(type), teacherId: Id })
}

/** Somebody gave a comment to pupils of the class, or to teams and their members. */
const CommentGiven = z.object({
  type: z.literal('comment-given'),
  batchId: Id,
  teacherId: Id,
  teacherName: z.string(),
  itemName: z.string(),
  icon: z.string(),
  qualityType: QualityType,
  score: Points,
  createdAt: EpochMs,
  /** Totals after the write. */
  students: z.array(StudentTotals),
  teams: z.optional(z.array(TeamTotals)),
})

const CommentUndone = z.object({
  type: z.literal('comment-undone'),
  batchId: Id,
  teacherId: Id,
  students: z.array(StudentTotals),
  teams: z.optional(z.array(TeamTotals)),
  isPart: z.optional(UndonePart),
})

/** The remark of a comment was corrected: read the records again. */
const RemarkChanged = z.object({ type: z.literal('remark-changed'), batchId: Id, teacherId: Id })

/** The attendance of a day was taken or changed: read it again. */
const AttendanceChanged = z.object({
  type: z.literal('attendance-changed'),
  teacherId: Id,
  date: LocalDate,
})

/** The seats of the class were arranged: read them again. */
const SeatingChanged = changed('seating-changed')

/** The class began a practical course, ended it, or did a day of it: read it again. */
const PracticeChanged = changed('practice-changed')

/** A realistic record was written, reviewed or removed: read them again. */
const RealisticChanged = z.object({ type: z.literal('realistic-changed'), teacherId: Id })

/** Pupils were added, renamed or removed: read the list again. */
const StudentsChanged = changed('students-changed')

/** A scheme or one of its teams was made, changed or removed: read the teams again. */
const TeamsChanged = changed('teams-changed')
/** The class itself changed (name, cover, who teaches or owns it, archived or not): read what is known of it again. */
const ClassChanged = changed('class-changed')

/** Points were exchanged, given back or reset. */
const ScoresChanged = z.object({
  type: z.literal('scores-changed'),
  teacherId: Id,
  /** Totals after the write. */
  students: z.array(StudentTotals),
  /** Whose exchanges were given back, some of them or all: these batches can be undone no more. */
  refundedBatchIds: z.optional(z.array(Id)),
})

/** The rewards of the class, or what became of an exchange: read them again. */
const RewardsChanged = changed('rewards-changed')

/** A document of the growth archive changed, or cells of one of its parts: read it again. */
const ArchiveChanged = z.object({
  type: z.literal('archive-changed'),
  teacherId: Id,
  documentId: Id,
})

/** A term review was written, locked or drafted: read them again. */
const ReviewsChanged = changed('reviews-changed')

/** More happened than the stream can tell one by one: read everything of the class again. */
const Reload = z.object({ type: z.literal('reload') })

/** The stream ends for good: signed out, expired, or no longer a teacher of the class. */
const Ended = z.object({ type: z.literal('ended') })

const changes = [
  CommentGiven,
  CommentUndone,
  RemarkChanged,
  ScoresChanged,
  RewardsChanged,
  StudentsChanged,
  AttendanceChanged,
  SeatingChanged,
  PracticeChanged,
  RealisticChanged,
  TeamsChanged,
  ClassChanged,
  ArchiveChanged,
  ReviewsChanged,
] as const

export const LiveChange = z.discriminatedUnion('type', changes)
export type LiveChange = z.infer<typeof LiveChange>

/**
 * What the stream sends. Changes of a class are numbered from 1 without a gap; `reload` carries the number that the
 * class has now. A reconnect asks for a new ticket and adds `?after=<last number>` to its address.
 */
export const LiveEvent = z.discriminatedUnion('type', [...changes, Reload, Ended])
export type LiveEvent = z.infer<typeof LiveEvent>
