import * as z from 'zod/mini'
import { FitnessLevel, HealthItem } from '../archives/health.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, LocalDate } from '../values/fields.ts'
import { MAX_STUDENTS_PER_CLASS } from '../values/limits.ts'
import { QualityType } from '../values/quality-type.ts'
import { TermKey } from '../values/term-key.ts'
import { familyParts, ReviewLevel, ReviewLevels, ReviewState } from './review-values.ts'

/** 素质发展报告单: one pupil's term on one page for the family. No rank, no average, no other child. */

const Axis = z.nullable(z.int())

const FamilyPage = z.object({
  studentId: Id,
  username: z.string(),
  header: z.string(),
  stuNo: z.string(),
  /** Praise points of the five qualities; null where there was no praise. */
  axes: z.array(Axis),
  /** Of the pupil's own term before; null where nothing was given in it. */
  axesBefore: z.nullable(z.array(Axis)),
  /** What each quality was praised for most: an item and how often; empty where there was none. */
  praised: z.array(z.string()),
  levels: ReviewLevels,
  marks: z.array(z.object({ subject: z.string(), level: ReviewLevel })),
  /** Days that were marked, and on how many the pupil was there; null where none was. */
  attendance: z.nullable(z.object({ days: z.int(), present: z.int() })),
  fitness: z.nullable(
    z.object({
      total: z.nullable(z.number()),
      level: z.nullable(FitnessLevel),
      items: z.array(z.object({ item: HealthItem, value: z.string(), level: z.nullable(FitnessLevel) })),
    }),
  ),
  /** At most three, 典型 first, each with its first picture. */
  records: z.array(
    z.object({
      id: Id,
      title: z.string(),
      date: LocalDate,
      type: QualityType,
      /** An address that is good for some minutes; null without a picture. */
      picture: z.nullable(z.string()),
    }),
  ),
  /** 我的目标 of the self-evaluation; empty where there is none. */
  goal: z.string(),
  /** A draft is printed as it is. */
  state: ReviewState,
  text: z.string(),
  teacherWords: z.string(),
})
export type FamilyPage = z.infer<typeof FamilyPage>

export const familyReport = endpoint({
  path: '/api/business-client/review/family',
  summary: '素质发展报告单：一名学生或全班，一人一页，不排名，没有别的孩子',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    termKey: TermKey,
    /** Those of them who are in the class; all without it. */
    studentIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS))),
  }),
  data: z.object({
    className: z.string(),
    school: z.string(),
    headTeacher: z.string(),
    /** What the owner chose: the rest of a page is empty. */
    parts: z.array(z.enum(familyParts)),
    /** In the order of the class list. */
    pages: z.array(FamilyPage),
  }),
})
