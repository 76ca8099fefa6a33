import * as z from 'zod/mini'
import { EpochMs, Id } from '../values/fields.ts'

/** What the cells of all sheets of an archive are alike in. */

/** A sheet's save carries at most so many cells; more go in several calls. */
export const MAX_SAVED_CELLS = 500

/** 免测 and 免考: nothing is expected in this cell any more. */
export const EXEMPT = 'exempt'

/** The document's own column, beside the cells of every sheet. */
export const ASIDE = 'aside'
export const MAX_ASIDE_LENGTH = 50

/** A number, words, or nothing. */
export const CellValue = z.nullable(z.union([z.number(), z.string()]))
export type CellValue = z.infer<typeof CellValue>

/** Version 0 is a cell in which nothing was ever written; each change counts one up, also one that empties it. */
export const Cell = z.object({ value: CellValue, version: z.int() })
export type Cell = z.infer<typeof Cell>

/** As it was typed: far too long or odd ones are refused in their cell, and not with the whole call. */
export const TypedValue = z.nullable(z.union([z.number(), z.string().check(z.maxLength(2_000))]))

/** The version that was seen. Another one by now refuses the cell; without it what is sent wins. */
export const SeenVersion = z.optional(z.int().check(z.nonnegative()))

/**
 * Why a cell was not saved: another teacher changed it since (`conflict`), its value cannot be (`value`), its pupil left
 * or was never in the class (`student`), or the document has no such column (`column`).
 */
export const CellReason = z.enum(['conflict', 'value', 'student', 'column'])
export type CellReason = z.infer<typeof CellReason>

/** What stands in a cell, who wrote it and when. */
export const StoredCell = z.object({
  value: CellValue,
  version: z.int(),
  teacherName: z.string(),
  updatedAt: EpochMs,
})
export type StoredCell = z.infer<typeof StoredCell>

/** Beside the place of the cell: why it was refused, in a word and in a sentence, and what stands there, if anything. */
export const refusal = {
  studentId: Id,
  reason: CellReason,
  msg: z.string(),
  stored: z.nullable(StoredCell),
}

/** What every sheet says of its document. */
export const sheetHead = {
  documentId: Id,
  name: z.string(),
  termName: z.string(),
  /** The grade of the class in this term; null where none is known. */
  grade: z.nullable(z.int()),
  isLocked: z.boolean(),
  /** The document's own column; empty where it has none. */
  customAsideName: z.string(),
}

export const sheetPupil = { studentId: Id, username: z.string(), stuNo: z.string() }
