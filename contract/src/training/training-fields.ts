import * as z from 'zod/mini'
import { ClassId, Id } from '../values/fields.ts'
import { ROUND_LIFE_MS } from './rules.ts'

/** The fields that several calls of the training service share. */

export const Type = z.union([z.literal(1), z.literal(2), z.literal(3)])
export const MemoryType = z.union([z.literal(2), z.literal(3)])
export const Ms = z.int().check(z.nonnegative())
export const ClaimedMs = Ms.check(z.maximum(2 * ROUND_LIFE_MS))
/** Of an edition; empty, like absent, for the one that runs now. */
const ZzId = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]*$/))
export const Seed = z.int().check(z.nonnegative(), z.maximum(0xffff_ffff))
export const Small = z.int().check(z.nonnegative(), z.maximum(1_000))

/** Who plays: a pupil, or without `stuId` the teacher. */
export const about = { zzid: z.optional(ZzId), classId: z.optional(ClassId), stuId: z.optional(Id) }

export const pages = { pageNum: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1) }
export const pageSize = (size: number) => z._default(z.int().check(z.minimum(1), z.maximum(100)), size)

export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ list: z.array(row), total: z.int(), pageNum: z.int(), pageSize: z.int() })
}
