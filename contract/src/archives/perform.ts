import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, line, RequestId } from '../values/fields.ts'
import { TermKey } from '../values/term-key.ts'
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

/** Marks are points with one decimal, or one of four grades. */
export const MarkMode = z.enum(['score', 'grade'])
export type MarkMode = z.infer<typeof MarkMode>

export const MAX_SUBJECTS = 30
export const MAX_KINDS = 20
export const MAX_COLUMN_NAME_LENGTH = 12
export const MAX_MARK = 1_000
/** The most points of a subject whose maximum is not said. */
export const FULL_MARK = 100

export const Subject = z.object({
  id: Id,
  name: z.string(),
  mode: MarkMode,
  /** The most points; of no meaning with grades. */
  max: z.number(),
  /** Kept with its marks, and out of sight. */
  isHidden: z.boolean(),
})
export type Subject = z.infer<typeof Subject>

/** 平时, 期中, 期末, and the columns that teachers add, such as 第一单元. */
export const MarkKind = z.object({ id: Id, name: z.string(), isHidden: z.boolean() })
export type MarkKind = z.infer<typeof MarkKind>

const columns = {
  subjects: z.array(Subject),
  kinds: z.array(MarkKind),
  /** Counts the changes of subjects and kinds. */
  columnsVersion: z.int(),
}

export const PerformSheet = z.object({
  ...sheetHead,
  ...columns,
  rows: z.array(
    z.object({
      ...sheetPupil,
      /** By subject, then by kind; a cell in which nothing was ever written is not in it. */
      cells: z.record(z.string(), z.record(z.string(), Cell)),
      aside: Cell,
    }),
  ),
})
export type PerformSheet = z.infer<typeof PerformSheet>

export const performSheet = endpoint({
  path: '/api/business-client/perform/sheet',
  summary: '一份档案的学业表：学科、栏目和每名学生的成绩',
  access: 'class',
  request: z.strictObject({ classId: ClassId, documentId: Id }),
  data: PerformSheet,
})

/** The document's own column is the subject `aside` with the kind `aside`. */
const place = { studentId: Id, subjectId: Id, kind: Id }

export const savePerform = endpoint({
  path: '/api/business-client/perform/save',
  summary: '保存学业表的一些格子，最多 500 个；不能保存的格子单独说明原因，其余照常保存',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    /** Null or empty takes a mark away. Of a cell that is named twice, the last one counts. */
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

const ColumnName = line(MAX_COLUMN_NAME_LENGTH)
/** The version that was changed. Another one by now refuses it (409); without it what is sent wins. */
const SeenColumns = z.optional(z.int().check(z.nonnegative()))

export const saveSubjects = endpoint({
  path: '/api/business-client/perform/saveSubjects',
  summary: '设置一份档案的学科：添加、停用、排序、计分方式和满分，只限创建者；有成绩的学科只能停用，不能删除',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    /** All of them in their order; one without an id is new, one that is left out goes. */
    subjects: z
      .array(
        z.strictObject({
          id: z.optional(Id),
          name: ColumnName,
          mode: MarkMode,
          max: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_MARK))),
          isHidden: z.optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_SUBJECTS)),
    version: SeenColumns,
    requestId: z.optional(RequestId),
  }),
  data: z.object(columns),
})

export const saveKinds = endpoint({
  path: '/api/business-client/perform/saveKinds',
  summary: '设置一份档案的成绩栏目，如 第一单元：添加、停用、排序；有成绩的栏目只能停用，不能删除',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    documentId: Id,
    /** All of them in their order; one without an id is new, one that is left out goes. */
    kinds: z
      .array(z.strictObject({ id: z.optional(Id), name: ColumnName, isHidden: z.optional(z.boolean()) }))
      .check(z.minLength(1), z.maxLength(MAX_KINDS)),
    version: SeenColumns,
    requestId: z.optional(RequestId),
  }),
  data: z.object(columns),
})

export const performTerms = endpoint({
  path: '/api/business-client/perform/terms',
  summary: '一名学生在各个学期的成绩，早的在前',
  access: 'class',
  request: z.strictObject({ classId: ClassId, studentId: Id }),
  data: z.array(
    z.object({
      documentId: Id,
      name: z.string(),
      termKey: TermKey,
      termName: z.string(),
      /** Those that stand in the sheet, in its order. */
      marks: z.array(
        z.object({
          subjectId: Id,
          subject: z.string(),
          kind: z.string(),
          mode: MarkMode,
          max: z.number(),
          value: z.union([z.number(), z.string()]),
        }),
      ),
    }),
  ),
})
