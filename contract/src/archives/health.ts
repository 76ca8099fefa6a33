import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, RequestId } from '../values/fields.ts'
import {
  Cell,
  CellValue,
  MAX_SAVED_CELLS,
  refusal,
  SeenVersion,
  sheetHead,
  sheetPupil,
  TypedValue,
} from './cells.ts'

/** What is measured: in cm, kg, mL and seconds, counted in a minute, and eyesight in five-point notation. */
export const HealthItem = z.enum([
  'height',
  'weight',
  'vitalCapacity',
  'run50',
  'sitReach',
  'ropeSkip',
  'sitUp',
  'shuttle50x8',
  'visionLeft',
  'visionRight',
])
export type HealthItem = z.infer<typeof HealthItem>

/** The levels of the national standard, the last one as schools say it to a child. */
export const FitnessLevel = z.enum(['优秀', '良好', '及格', '待提高'])
export type FitnessLevel = z.infer<typeof FitnessLevel>

const HealthCell = z.object({
  ...Cell.shape,
  /** By the standard; null where the item has no score in this grade, or it cannot be told. */
  score: z.nullable(z.int()),
  level: z.nullable(FitnessLevel),
})
export type HealthCell = z.infer<typeof HealthCell>

const measured = z.nullable(z.number())

export const HealthRow = z.object({
  ...sheetPupil,
  gender: z.nullable(z.enum(['male', 'female'])),
  /** A cell in which nothing was ever written is not in it. */
  cells: z.partialRecord(HealthItem, HealthCell),
  aside: Cell,
  bmi: measured,
  bmiScore: measured,
  /** 标准分, 加分 and 学年总分: null while an item of the grade is missing or excused. */
  standard: measured,
  bonus: measured,
  total: measured,
  level: z.nullable(FitnessLevel),
  /** What of the grade's items is neither measured nor excused. */
  missing: z.array(HealthItem),
  exempt: z.array(HealthItem),
})
export type HealthRow = z.infer<typeof HealthRow>

export const HealthSheet = z.object({
  ...sheetHead,
  /** 《国家学生体质健康标准（2014年修订）》; null where the standard of primary schools has no such grade. */
  standardName: z.nullable(z.string()),
  /** What the grade measures, in the order of the national form; eyesight beside it. */
  items: z.array(HealthItem),
  rows: z.array(HealthRow),
})
export type HealthSheet = z.infer<typeof HealthSheet>

export const healthSheet = endpoint({
  path: '/api/business-client/health/sheet',
  summary: '一份档案的体质表：每名学生的测试成绩、得分和等级',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id }),
  data: HealthSheet,
})

const place = { studentId: Id, item: z.enum([...HealthItem.options, 'aside']) }

export const saveHealth = endpoint({
  path: '/api/business-client/health/save',
  summary: '保存体质表的一些格子，最多 500 个；不能保存的格子单独说明原因，其余照常保存',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    /** `exempt` is 免测; null or empty takes a value away. Of a cell that is named twice, the last one counts. */
    cells: z
      .array(z.strictObject({ ...place, value: TypedValue, version: SeenVersion }))
      .check(z.minLength(1), z.maxLength(MAX_SAVED_CELLS)),
    requestId: z.optional(RequestId),
  }),
  data: z.object({
    saved: z.array(z.object({ ...place, value: CellValue, version: z.int() })),
    refused: z.array(z.object({ ...place, ...refusal })),
  }),
})
