import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, Id, RequestId } from './values/fields.ts'
import { MAX_SEAT_COLUMNS, MAX_SEAT_ROWS, MAX_STUDENTS_PER_CLASS } from './values/limits.ts'

/** 座位表: where a pupil sits. Row 1 is the one before the teacher's desk, column 1 the one on the left as one looks at it. */
export const Seat = z.strictObject({
  studentId: Id,
  row: z.int().check(z.minimum(1), z.maximum(MAX_SEAT_ROWS)),
  column: z.int().check(z.minimum(1), z.maximum(MAX_SEAT_COLUMNS)),
})
export type Seat = z.infer<typeof Seat>

/** An aisle after so many seats of a row, as two sit at one desk; 0 where there is none. */
const AisleEvery = z.int().check(z.minimum(0), z.maximum(MAX_SEAT_COLUMNS))

export const SeatingPlan = z.object({
  /** Both 0 before the class is first arranged. */
  rows: z.int(),
  columns: z.int(),
  aisleEvery: AisleEvery,
  /** By row and column. Who is not in it has no seat yet. */
  seats: z.array(Seat),
  /** Counts how often it was saved. */
  version: z.int(),
})
export type SeatingPlan = z.infer<typeof SeatingPlan>

export const seatingDetail = endpoint({
  path: '/api/business-client/seating/detail',
  summary: '班级的座位表',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: SeatingPlan,
})

export const saveSeating = endpoint({
  path: '/api/business-client/seating/save',
  summary: '保存整个座位表；没有列出的学生没有座位',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    rows: z.int().check(z.minimum(1), z.maximum(MAX_SEAT_ROWS)),
    columns: z.int().check(z.minimum(1), z.maximum(MAX_SEAT_COLUMNS)),
    /** Without it the aisles stay as they are. */
    aisleEvery: z.optional(AisleEvery),
    seats: z.array(Seat).check(z.maxLength(MAX_STUDENTS_PER_CLASS)),
    /** The version that was rearranged. Another one by now refuses it (409); without it what is sent wins. */
    version: z.optional(z.int().check(z.nonnegative())),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ version: z.int() }),
})
