import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { Gender } from '../students.ts'
import { ClassId, Id, LocalDate } from '../values/fields.ts'
import { QualityType } from '../values/quality-type.ts'
import { EvaluationScale } from './evaluation.ts'
import { HealthItem } from './health.ts'

/** 成长档案 of one pupil: what its parts hold, drawn together. No other child and no rank is in it. */

const Typical = z.object({
  id: Id,
  date: LocalDate,
  type: QualityType,
  title: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
  /** Where each picture is shown for some minutes. */
  viewUrls: z.array(z.string()),
})
export type Typical = z.infer<typeof Typical>

/** Praise points of a term in the five qualities; null where there was no praise. */
const Axes = z.array(z.nullable(z.int())).check(z.length(5))

/** What a point of the radar is made of. */
const AxisSource = z.object({ type: QualityType, name: z.string(), count: z.int(), points: z.int() })

const Happened = z.object({
  id: Id,
  kind: z.enum(['record', 'fitness']),
  date: LocalDate,
  type: QualityType,
  title: z.string(),
  note: z.string(),
  /** 典型: it goes into the print. */
  isTypical: z.boolean(),
})
export type Happened = z.infer<typeof Happened>

export const archiveStudent = endpoint({
  path: '/api/business-client/archive/student',
  summary: '一名学生的成长档案：五维、各部分和全部学期的脚印',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    studentId: Id,
    /** Another document of the class, whose term is drawn beside. */
    compareDocId: z.optional(Id),
  }),
  data: z.object({
    studentId: Id,
    username: z.string(),
    header: z.string(),
    gender: z.nullable(Gender),
    stuNo: z.string(),
    axes: Axes,
    compareAxes: z.nullable(Axes),
    sources: z.array(AxisSource),
    /** Null where the document has no such part. */
    parts: z.object({
      perform: z.nullable(
        z.object({
          /** Subjects that have a mark, of those that are shown. */
          filled: z.int(),
          expected: z.int(),
          /** Every cell that is expected has a mark or 免考, as the completion of the document counts. */
          isFull: z.boolean(),
          /** The columns in which there is a mark, in the order of the sheet. */
          kinds: z.array(z.string()),
          marks: z.array(z.object({ subject: z.string(), kind: z.string(), value: z.string() })),
        }),
      ),
      health: z.nullable(
        z.object({
          /** Of the items of the standard; eyesight stands beside them and is not expected. */
          filled: z.int(),
          expected: z.int(),
          /** 免测, of those that are filled. */
          exempt: z.int(),
          total: z.nullable(z.number()),
          level: z.nullable(z.string()),
          items: z.array(z.object({ item: HealthItem, value: z.string(), level: z.nullable(z.string()) })),
        }),
      ),
      record: z.nullable(
        z.object({
          /** Of this term. */
          count: z.int(),
          typical: z.int(),
          /** At most `MAX_TYPICAL`, the newest first. */
          chosen: z.array(Typical),
        }),
      ),
      evaluation: z.nullable(
        z.object({
          filled: z.int(),
          expected: z.int(),
          scale: EvaluationScale,
          /** Every question; null where it has no answer. */
          answers: z.array(z.object({ text: z.string(), value: z.nullable(z.int()) })),
          progress: z.string(),
          goal: z.string(),
          peer: z.string(),
          family: z.string(),
          reply: z.string(),
        }),
      ),
    }),
    /** Of all terms, the newest first. */
    timeline: z.array(Happened),
  }),
})
