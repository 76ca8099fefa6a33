import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, RequestId } from '../values/fields.ts'
import { MAX_ROSTER_BYTES, MAX_STUDENTS_PER_CLASS } from '../values/limits.ts'
import { NewStudent, StudentDetail } from '../students.ts'

/** A pupil as a roster knows one. */
export const RosterStudent = z.pick(StudentDetail, {
  id: true,
  username: true,
  stuNo: true,
  gender: true,
  birthday: true,
  guardians: true,
})
export type RosterStudent = z.infer<typeof RosterStudent>

export const classRoster = endpoint({
  path: '/api/business-client/student/roster',
  summary: '班级名单：每名学生的资料；家长电话隐藏中间四位，只有指定的学生的才完整，并记下是谁、什么时候看的',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    /** Whose phones are whole: of pupils who are compared with a roster, or of all where the class is written out. */
    telsOf: z.optional(z.union([z.literal('all'), z.array(Id).check(z.maxLength(MAX_STUDENTS_PER_CLASS))])),
  }),
  data: z.object({ className: z.string(), students: z.array(RosterStudent) }),
})

/** `fill` writes only where nothing is known yet; `update` lets the roster win wherever it says something. */
const MergeMode = z.enum(['fill', 'update'])
export type MergeMode = z.infer<typeof MergeMode>

export const importRoster = endpoint({
  path: '/api/business-client/student/importRoster',
  summary: '导入名单：添加新学生，并补充或更新已在班里的学生，要么全部写入，要么都不写入',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    added: z.array(NewStudent).check(z.maxLength(MAX_STUDENTS_PER_CLASS)),
    known: z
      .array(z.strictObject({ id: Id, mode: MergeMode, student: NewStudent }))
      .check(z.maxLength(MAX_STUDENTS_PER_CLASS)),
    requestId: z.optional(RequestId),
  }),
  /** The ids of the new pupils in the order given, and of those whose record is another one now. */
  data: z.object({ ids: z.array(Id), changedIds: z.array(Id) }),
})

/**
 * One row of a roster as it was read, and what is wrong with it. All is text, tidied where it was understood and kept
 * as it stood where it was not, so that the teacher can mend it in the preview; see `check-roster.ts` for the rules.
 */
export const RosterRow = z.object({
  /** The row's number in the file or in the pasted text, counted from 1 as a spreadsheet does. */
  row: z.int(),
  username: z.string(),
  stuNo: z.string(),
  /** `男`, `女`, empty, or what could not be understood. */
  gender: z.string(),
  /** YYYY-MM-DD, empty, or what could not be understood. */
  birthday: z.string(),
  guardianName: z.string(),
  guardianRelation: z.string(),
  guardianTel: z.string(),
  guardian2Name: z.string(),
  guardian2Relation: z.string(),
  guardian2Tel: z.string(),
  /** Chinese sentences; a row with none of them goes in. */
  problems: z.array(z.string()),
})
export type RosterRow = z.infer<typeof RosterRow>

export const RosterTable = z.object({ name: z.string(), rows: z.array(RosterRow) })
export type RosterTable = z.infer<typeof RosterTable>

export const readRoster = endpoint({
  path: '/api/business-client/student/readRoster',
  summary: '读取名单文件（.xlsx 或 .csv），只预览，不写入',
  access: 'teacher',
  request: z.strictObject({}),
  upload: { field: 'file', maxBytes: MAX_ROSTER_BYTES, tooLarge: 'rosterTooLarge' },
  /** Every table that holds pupils, in the order of the file; a .csv file is one table without a name. */
  data: z.object({ tables: z.array(RosterTable) }),
})

export const MAX_PASTED_LENGTH = 50_000

export const readPastedRoster = endpoint({
  path: '/api/business-client/student/readPastedRoster',
  summary: '读取粘贴的名单，只预览，不写入',
  access: 'teacher',
  request: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(MAX_PASTED_LENGTH)) }),
  data: z.object({ rows: z.array(RosterRow) }),
})
